import type { FieldChip, ListField } from './listState';
import { parseKeyOf, parsePage, parseSlug, parseWords } from './UrlReader';

/** One choice of a filter, as the URL holds it and as people read it. */
export interface Choice<Value extends string | number = string | number> {
  value: Value;
  label: string;
}

/** The choices of a table of labels, in its order. */
export function choicesOf<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Choice<Value>[] {
  return (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

/** The contract's bound for ids of one filter. */
const MAX_SLUGS = 40;

/** `customer-support` as `Customer support`: a name for an id whose real one is not known yet. */
function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
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
      value === null ? [] : [{ label: nameOf(value) ?? nameOfSlug(value), without: null }],
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
    chips: (values, nameOf) => chipPerItem(values, (id) => nameOf(id) ?? nameOfSlug(id)),
    toParams: (values) => param(apiName, values.length > 0 ? values : null),
  };
}

const parseChoice =
  <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  (text: string) =>
    choices.find(({ value }) => String(value) === text)?.value;

const labelIn =
  <Value extends string | number>(choices: readonly Choice<Value>[]) =>
  (value: Value) =>
    choices.find((choice) => choice.value === value)?.label ?? String(value);

/**
 * One of fixed choices, or null for all; see {@link slug}. A choice is called what the server calls
 * it, and what `choices` says until that is known.
 */
export function choice<Value extends string | number, ApiName extends string>(
  choices: readonly Choice<Value>[],
  apiName: ApiName,
): ListField<Value | null, Param<ApiName, Value>> {
  const labelOf = labelIn(choices);
  return {
    initial: null,
    read: (reader, name) => reader.one(name, parseChoice(choices)),
    write: (value, name) => (value === null ? [] : [[name, String(value)]]),
    chips: (value, nameOf) =>
      value === null ? [] : [{ label: nameOf(String(value)) ?? labelOf(value), without: null }],
    toParams: (value) => param(apiName, value),
  };
}

/** Some of fixed choices, any of which fits; see {@link choice}. */
export function choices<Value extends string | number, ApiName extends string>(
  all: readonly Choice<Value>[],
  apiName: ApiName,
): ListField<Value[], Param<ApiName, Value[]>> {
  const labelOf = labelIn(all);
  return {
    initial: [],
    read: (reader, name) => reader.many(name, parseChoice(all), all.length),
    write: (values, name) => values.map((value) => [name, String(value)]),
    chips: (values, nameOf) =>
      chipPerItem(values, (value) => nameOf(String(value)) ?? labelOf(value)),
    toParams: (values) => param(apiName, values.length > 0 ? values : null),
  };
}
