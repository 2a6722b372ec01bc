import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListing } from '../../api/resources/listings';
import { useTemplate } from '../../api/resources/templates';
import { readQuantity, type CheckoutSubject } from '../../domain/readCheckoutUrl';
import { isFree, priceText } from '../../domain/priceText';
import { formatMoney } from '../../lib/money';
import { REFUND_DAYS } from '../../lib/refundDays';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { Line, Receipt } from './Receipt';
import { BESIDE, NARROW, Stage } from './stageStyles';

/** What was chosen to be bought, as far as it is known. */
interface Chosen {
  title: string;
  imageUrl: string;
  /** The name of its plan, or what it is. */
  plan: string;
  price: string;
  /** Whether several are to be bought: then the price is not the sum. */
  isEach?: boolean;
}

const Scene = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .Chosen-cover': {
      margin: '8cqh 6cqw 0',
      overflow: 'hidden',
      borderRadius: radius.card,
      boxShadow: palette.elevation.overlay,
      [BESIDE]: { marginRight: '14cqw' },
      [NARROW]: { width: 112, flexShrink: 0, margin: 0, borderRadius: radius.small },
    },
    // The paper ends where the cover shows what it is of.
    '& .Chosen-cover + div': {
      [BESIDE]: { top: 'auto', bottom: '5cqh', transform: 'rotate(3deg)' },
      [NARROW]: { display: 'none' },
    },
    '& .Chosen-words': {
      display: 'none',
      [NARROW]: { display: 'grid', flexGrow: 1, minWidth: 0 },
      '& b:first-of-type': { textWrap: 'balance' },
    },
    [NARROW]: { display: 'flex', alignItems: 'center', gap: 14, minHeight: 94, padding: 12 },
  };
});

/** What is about to be bought and what it costs: on phones in a row, else with its receipt. */
function ChosenStage({ chosen }: { chosen: Chosen | undefined }) {
  if (!chosen) return <Stage data-row data-chosen />;
  const { title, imageUrl, plan, price, isEach = false } = chosen;
  const words = isEach ? `${price} each` : price;
  return (
    <Stage role="img" aria-label={`Chosen: ${title}, ${plan}, ${words}`} data-row data-chosen>
      <Scene>
        <div className="Chosen-cover">
          <Picture src={imageUrl} alt="" name={title} width={640} height={400} priority />
        </div>
        <Receipt head="Your order">
          <div className="Receipt-line">
            <span>{title}</span>
          </div>
          <small>{plan}</small>
          <hr />
          <Line name={isEach ? 'Price each' : 'Price'} value={price} isSum={!isEach} />
          <small>{REFUND_DAYS} days to change your mind</small>
        </Receipt>
        <div className="Chosen-words">
          <b>{title}</b>
          <small>{plan}</small>
          <b>{words}</b>
        </div>
      </Scene>
    </Stage>
  );
}

interface ChosenProps {
  id: string;
  /** What is shown where nothing can be had by the id. */
  otherwise: ReactNode;
}

function ChosenListing({ id, otherwise }: ChosenProps) {
  const [params] = useSearchParams();
  const { data, error } = useListing(id);
  const plan = data?.plans.find((one) => one.id === params.get('plan')) ?? data?.plans[0];
  if (data ? !plan : error) return otherwise;
  return (
    <ChosenStage
      chosen={
        data &&
        plan && {
          title: data.title,
          imageUrl: data.imageUrl,
          plan: plan.title,
          price: priceText(plan.price, data.planType),
          isEach: data.kind === 'software' && readQuantity(params) > 1 && !isFree(plan.price),
        }
      }
    />
  );
}

function ChosenTemplate({ id, otherwise }: ChosenProps) {
  const { data, error } = useTemplate(id);
  if (error && !data) return otherwise;
  return (
    <ChosenStage
      chosen={
        data && {
          title: data.title,
          imageUrl: data.imageUrl,
          plan: 'Template',
          price: formatMoney(data.price),
        }
      }
    />
  );
}

/** What is to be bought; in its place what else may stand there where that can’t be had. */
export function ChosenScene({ kind, ...rest }: CheckoutSubject & ChosenProps) {
  return kind === 'template' ? <ChosenTemplate {...rest} /> : <ChosenListing {...rest} />;
}
