import type { FieldChip, ListField, NameOf } from './listState';
import { parseKeyOf, parsePage, parseSlug, parseWords } from './UrlReader';

/**
 * The values of an enum of the contract, for a filter of fixed choices. It does not compile while one
 * is missing: `everyOf<DealStatus>()('live', 'ending-soon')`.
 */
export const everyOf =
  <Value extends string | number>() =>
  <const Values extends readonly Value[]>(
    ...values: Values & ([Value] extends [Values[number]] ? unknown : never)
  ): readonly Value[] =>
    values;

/** The contract's bound for ids of one filter. */
const MAX_SLUGS = 40;

/** `customer-support` as `Customer support`: a name for an id whose real one is not known yet. */
export function nameOfId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Param<Name extends string, Value> = { [Key in Name]?: Value };

const param = <Name extends string, Value>(name: Name, value: Value | null): Param<Name, Value> =>
  (value === null ? {} : { [name]: value }) as Param<Name, Value>;

const noChips = () => [];

/** The words of a search. */
export function words(): ListField<string, Param<'q', string>> {
  return {
    initial: '',
    read: (reader, name) => reader.one(name, parseWords),
    write: (value, name) => (value.trim() ? [[name, value.trim()]] : []),
    chips: (value) => (value ? [{ label: `“${value}”`, without: '' }] : []),
    toParams: (value) => param('q', value || null),
  };
}

/** The number of a page, from 1, of a list with so many items a page. */
export function pages(pageSize: number): ListField<number, { page: number; pageSize: number }> {
  return {
    initial: 1,
    read: (reader, name) => reader.one(name, parsePage),
    write: (value, name) => [[name, String(value)]],
    chips: noChips,
    toParams: (page) => ({ page, pageSize }),
  };
}

/**
 * The order, by its name in the URL; the first is the default.
 *
 * @param orders what each is in the words of the API; null for the order that is its own
 */
export function order<Name extends string, Order extends string>(
  orders: Readonly<Record<Name, { order: readonly Order[] | null }>>,
): ListField<Name, Param<'sort', Order[]>> {
  return {
    initial: Object.keys(orders)[0] as Name,
    isKept: true,
    read: (reader, name) => reader.one(name, parseKeyOf(orders)),
    write: (value, name) => [[name, value]],
    chips: noChips,
    toParams: (value) => {
      const { order: sort } = orders[value];
      return param('sort', sort && [...sort]);
    },
  };
}

/**
 * The id of a record, or null for all.
 *
 * @param apiName its parameter of the API
 * @param allId an id that also says all
 */
export function slug<ApiName extends string>(
  apiName: ApiName,
  allId?: string,
): ListField<string | null, Param<ApiName, string>> {
  return {
    initial: null,
    read: (reader, name) => {
      const id = reader.one(name, parseSlug);
      return id === allId ? null : id;
    },
    write: (value, name) => (value === null ? [] : [[name, value]]),
    chips: (value, nameOf) =>
      value === null ? [] : [{ label: nameOf(value) ?? nameOfId(value), without: null }],
    toParams: (value) => param(apiName, value),
  };
}

function chipPerItem<Item extends string | number>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
): FieldChip<Item[]>[] {
  return items.map((item) => ({
    value: item,
    label: labelOf(item),
    without: items.filter((other) => other !== item),
  }));
}

/** Ids of records, any of which fits; see {@link slug}. */
export function slugs<ApiName extends string>(
  apiName: ApiName,
  limit = MAX_SLUGS,
): ListField<string[], Param<ApiName, string[]>> {
  return {
    initial: [],
    read: (reader, name) => reader.many(name, parseSlug, limit),
    write: (values, name) => values.map((value) => [name, value]),
    chips: (values, nameOf) => chipPerItem(values, (id) => nameOf(id) ?? nameOfId(id)),
    toParams: (values) => param(apiName, values.length > 0 ? values : null),
  };
}

const parseChoice =
  <Value extends string | number>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => String(value) === text);

/** What the server calls a choice, and its id until that is known. */
const choiceName = (value: string | number, nameOf: NameOf) =>
  nameOf(String(value)) ?? nameOfId(String(value));

/** One of fixed choices, or null for all; see {@link slug} and {@link everyOf}. */
export function choice<Value extends string | number, ApiName extends string>(
  values: readonly Value[],
  apiName: ApiName,
): ListField<Value | null, Param<ApiName, Value>> {
  return {
    initial: null,
    read: (reader, name) => reader.one(name, parseChoice(values)),
    write: (value, name) => (value === null ? [] : [[name, String(value)]]),
    chips: (value, nameOf) =>
      value === null ? [] : [{ label: choiceName(value, nameOf), without: null }],
    toParams: (value) => param(apiName, value),
  };
}

/** Some of fixed choices, any of which fits; see {@link choice}. */
export function choices<Value extends string | number, ApiName extends string>(
  all: readonly Value[],
  apiName: ApiName,
): ListField<Value[], Param<ApiName, Value[]>> {
  return {
    initial: [],
    read: (reader, name) => reader.many(name, parseChoice(all), all.length),
    write: (values, name) => values.map((value) => [name, String(value)]),
    chips: (values, nameOf) => chipPerItem(values, (value) => choiceName(value, nameOf)),
    toParams: (values) => param(apiName, values.length > 0 ? values : null),
  };
}
