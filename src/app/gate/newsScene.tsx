import { styled } from '@mui/material/styles';
import { usePartnershipTerms } from '../../api/resources/partner-accounts';
import { ChatIcon, EyeIcon, ThumbUpIcon } from '../../ui/moreIcons';
import { exampleMonth } from './exampleMonth';
import { Chart, Days, SalesBars } from './SalesChart';
import { Cover, Example, GlanceFigure, titleOf } from './stageParts';
import { roundMark, TALL } from './stageStyles';

/** What partners are told of their products. */
const NEWS = [
  { Mark: ThumbUpIcon, words: 'A new review' },
  { Mark: ChatIcon, words: 'A question to answer' },
  { Mark: EyeIcon, words: 'More visitors' },
];

const News = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .News-figure': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      marginBottom: 12,
      '& b': { ...theme.typography.title, whiteSpace: 'nowrap' },
    },
    '& .Stage-item svg': roundMark(9, palette.tint.warning, palette.warning.main),
    [TALL]: { '& .Stage-name b': { ...theme.typography.subtitle2, whiteSpace: 'normal' } },
  };
});

/** What a month came to, its figure over a chart of its weekdays, over what else is new. */
export function NewsScene() {
  return (
    <Example
      of="the sales of a month by weekday, and what else is new with products"
      query={usePartnershipTerms()}
      tone="warning"
      glanceOf="sides"
      glance={(terms) => (
        <>
          <GlanceFigure of="Sales this month" value={exampleMonth(terms).gross} />
          <LowChart data-low>
            <SalesBars />
          </LowChart>
        </>
      )}
    >
      {(terms) => {
        const { gross, sold } = exampleMonth(terms);
        return (
          <News>
            <div className="Stage-window">
              <Chart>
                <div className="News-figure">
                  <span>
                    Sales this month <small>by weekday</small>
                  </span>
                  <b>{gross ?? '–'}</b>
                </div>
                <SalesBars />
                <Days />
              </Chart>
              <div className="Stage-rows">
                {NEWS.map(({ Mark, words }, place) => (
                  <div key={words} className="Stage-item">
                    <Mark fontSize="small" />
                    <div className="Stage-name">
                      <b>{words}</b>
                      <small>{titleOf(sold[place]?.item)}</small>
                    </div>
                    <Cover item={sold[place]?.item} />
                  </div>
                ))}
              </div>
            </div>
          </News>
        );
      }}
    </Example>
  );
}

const LowChart = styled(Chart)({ width: 132 });
