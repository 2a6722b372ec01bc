import { useTopSellers } from '../../api/resources/showcase';
import { Chart, Days, Keys, SalesBars } from './SalesChart';
import { onSaleOf } from './sampleWeek';
import { Example, Item, priceOf } from './stageParts';

/** A chart of what a seller earned, over what is on sale: without names of vendors, as it is one’s own. */
export function SalesScene() {
  return (
    <Example
      of="the revenue of a week as a chart"
      query={useTopSellers()}
      tone="warning"
      glance={() => (
        <Chart data-low>
          <Keys />
          <SalesBars />
        </Chart>
      )}
    >
      {(data) => {
        const items = onSaleOf(data);
        return (
          <div className="Stage-window">
            <div className="Stage-bar">
              <b>Sales</b>
              <small>This week</small>
            </div>
            <Chart>
              <Keys />
              <SalesBars />
              <Days />
            </Chart>
            <div className="Stage-rows">
              {[0, 1, 2].map((place) => (
                <Item key={place} item={items[place]} words={items[place]?.categories[0]?.name}>
                  <b>{priceOf(items[place]) ?? '–'}</b>
                </Item>
              ))}
            </div>
          </div>
        );
      }}
    </Example>
  );
}
