import { styled } from '@mui/material/styles';
import { useListings, type Listing } from '../../api/resources/listings';
import { radius, weight } from '../../theme/tokens';
import { CheckIcon, PlayIcon } from '../../ui/icons';
import { Cover, Example, Item, titleOf } from './stageParts';
import { BESIDE, roundMark } from './stageStyles';

/** Which lessons of a course are done, of those that there is room for; the next one is on. */
const DONE = 3;
const LESSONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** How much of a course is done; until the course is known, the room of it. */
function Progress({ course }: { course: Listing | undefined }) {
  const count = course?.course?.lessonCount;
  return (
    <>
      <span className="Stage-way">
        <i style={{ width: count ? `${(100 * DONE) / count}%` : 0 }} />
      </span>
      <small>{count ? `${DONE} of ${count} lessons done` : '\u00a0'}</small>
    </>
  );
}

const Scene = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Lesson-parts': {
      flexGrow: 1,
      minHeight: 0,
      [BESIDE]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
      },
      '& > div': { display: 'flex', flexDirection: 'column', minHeight: 0 },
    },
    '& .Lesson-course > .Stage-wait, & .Lesson-course > img': { borderRadius: 0, outline: 0 },
    '& .Lesson-about': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '14px 16px',
      [BESIDE]: { gap: 16, paddingInline: 20 },
      '& b': { ...theme.typography.h4 },
      '& > svg': {
        ...roundMark(8, palette.surface.band, palette.accent.main),
        fontSize: 28,
        [BESIDE]: { padding: 12 },
      },
    },
    '& .Lesson-others': { display: 'none', [BESIDE]: { display: 'flex' } },
    '& .Lesson-others .Stage-item': { borderTop: `1px solid ${palette.divider}` },
    '& ol': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      borderTop: `1px solid ${palette.divider}`,
      [BESIDE]: { borderTop: 0, borderLeft: `1px solid ${palette.divider}` },
    },
    '& .Stage-rows > li': {
      ...theme.typography.body2,
      display: 'flex',
      flexGrow: 0,
      alignItems: 'center',
      gap: 10,
      padding: '11px 18px',
      color: palette.text.secondary,
      '& svg': { fontSize: '1.125rem', color: palette.success.main },
      '& i': {
        width: 14,
        height: 14,
        margin: '0 2px',
        border: `2px solid ${palette.divider}`,
        borderRadius: radius.pill,
      },
      // Below the player there is room for the first.
      '&:nth-of-type(n + 2)': { display: 'none', [BESIDE]: { display: 'flex' } },
      '&[data-on]': {
        fontWeight: weight.strong,
        color: palette.text.primary,
        backgroundColor: palette.surface.sunken,
      },
    },
    '& .Lesson-certificate': {
      position: 'absolute',
      right: '8cqw',
      bottom: '3cqh',
      width: '80cqw',
      display: 'grid',
      gap: 4,
      padding: '22px 24px',
      borderRadius: radius.control,
      backgroundColor: `color-mix(in srgb, ${palette.tint.warning} 42%, ${palette.background.paper})`,
      color: palette.text.primary,
      outline: `1px solid ${palette.warning.main}`,
      outlineOffset: -9,
      boxShadow: `0 24px 48px -12px color-mix(in srgb, ${palette.surface.band} 40%, transparent)`,
      transform: 'rotate(-2deg)',
      [BESIDE]: {
        right: '3cqw',
        bottom: '7cqh',
        width: 'clamp(276px, 39cqw, 390px)',
        padding: '30px 34px',
        transform: 'rotate(-3deg)',
      },
      '& b, & small': { marginRight: 84 },
      '& b': { ...theme.typography.h3, margin: '2px 84px 10px 0', textWrap: 'balance' },
      '& > svg': {
        position: 'absolute',
        right: 30,
        bottom: 28,
        boxSizing: 'content-box',
        padding: 14,
        borderRadius: radius.pill,
        backgroundColor: palette.accent.main,
        color: palette.accent.contrastText,
        boxShadow: `0 0 0 4px ${palette.background.paper}, 0 0 0 5px ${palette.divider}`,
      },
    },
  };
});

/** A lesson of a course, and the certificate of another one. */
export function LessonScene() {
  return (
    <Example
      of="a lesson of a course, and a certificate"
      query={useListings({ kind: 'course', sort: ['-rating'], pageSize: 9 })}
      tone="success"
      glance={(data) => {
        const begun = data?.items[1];
        return (
          <>
            <Item item={begun} />
            <div>
              <Progress course={begun} />
            </div>
          </>
        );
      }}
    >
      {(data) => {
        const [done, begun, ...others] = data?.items ?? [];
        return (
          <Scene>
            <div className="Stage-window">
              <div className="Lesson-parts">
                <div className="Lesson-course">
                  <Cover item={begun} />
                  <div className="Lesson-about">
                    <PlayIcon />
                    <div className="Stage-name">
                      <b>{titleOf(begun)}</b>
                      <Progress course={begun} />
                    </div>
                  </div>
                  <div className="Lesson-others Stage-rows">
                    {[0, 1].map((place) => (
                      <Item key={place} item={others[place]} />
                    ))}
                  </div>
                </div>
                <ol className="Stage-rows">
                  {LESSONS.map((lesson) => (
                    <li key={lesson} data-on={lesson === DONE + 1 || undefined}>
                      {lesson <= DONE ? <CheckIcon /> : <i />}
                      Lesson {lesson}
                    </li>
                  ))}
                </ol>
              </div>
            </div>
            <div className="Lesson-certificate" data-color-scheme="light">
              <small>Certificate</small>
              <b>{titleOf(done)}</b>
              <small>Every lesson done. Awarded to you.</small>
              <CheckIcon />
            </div>
          </Scene>
        );
      }}
    </Example>
  );
}
