import type { AppliedFilter } from './AppliedFilterChips';
import { UrlReader, type IgnoredParameter } from './UrlReader';

/** A chip of one field: what it says, and the field's value without it. */
export interface FieldChip<Value> {
  /** Tells it from other chips of the field. */
  value?: string | number;
  label: string;
  without: Value;
}

/**
 * One part of what a list is asked for: how it is written in the URL, on chips, and in the parameters of
 * the API. `list/fields.ts` has those that most lists need.
 */
export interface ListField<Value, Params> {
  /** The value of a URL that says nothing of it. */
  initial: Value;
  /** True for what "Clear all" leaves as it is, such as the order. */
  isKept?: boolean;
  /** What "Clear all" sets it to; `initial` where left out. */
  cleared?: Value;
  /** Takes the value from a URL; undefined where it is not there or makes no sense. */
  read(reader: UrlReader, name: string): Value | undefined;
  /** The values of its parameter, or its parameters; only asked of what is not at its default. */
  write(value: Value, name: string): readonly (readonly [name: string, value: string])[];
  /**
   * What is applied.
   *
   * @param nameOf the server's name of a record or choice for its id, where it is known
   */
  chips(value: Value, nameOf: NameOf): FieldChip<Value>[];
  /** The parameters of the API; what is not asked for is left out. */
  toParams(value: Value): Params;
}

/** The name of a record or choice for its id; undefined while it is not known. */
export type NameOf = (id: string) => string | undefined;

type Fields<Params = unknown> = Readonly<Record<string, ListField<unknown, Params>>>;
type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name]['initial'] };
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type ParamsOf<F extends Fields> = AllOf<ReturnType<F[keyof F]['toParams']>>;

/** Everything that follows from the fields of a list. */
export interface ListState<Query, Params> {
  /** The query of a URL without parameters. */
  everything: Query;
  /** Reads the part of a URL from `?` on; never throws. */
  parse(search: string): { query: Query; ignored: IgnoredParameter[] };
  /**
   * Writes a query, so that `parse` reads the same again. What is at its default is left out, parts
   * that are not given are at it.
   *
   * @returns the part of the URL from `?` on; empty for {@link everything}
   */
  toSearch(query: Partial<Query>): string;
  /**
   * What is applied, in the order of the fields.
   *
   * @param names how to name what a field holds the ids of
   */
  applied(query: Query, names?: Partial<Record<keyof Query, NameOf>>): AppliedFilter<Query>[];
  /** The query without filters; the order stays. */
  cleared(query: Query): Query;
  /** The query in the parameters of the API. */
  toParams(query: Query): Params;
}

/** The query of a list: `type BlogQuery = QueryOf<typeof blogList>`. */
export type QueryOf<State> = State extends ListState<infer Query, unknown> ? Query : never;

const unknownName: NameOf = () => undefined;

/**
 * Declares what a list can be asked for, each part once: reading and writing the URL, the chips of
 * what is applied and the parameters of the API follow. Parts are written to the URL in this order.
 * `defineListState<DealQuery>()({ q: words(), … })` takes only parameters that the contract has.
 */
export const defineListState =
  <ApiQuery extends object>() =>
  <F extends Fields<Partial<ApiQuery>>>(fields: F): ListState<ValuesOf<F>, ParamsOf<F>> => {
    const entries = Object.entries(fields);
    /** A query made part by part. */
    const build = <Result>(part: (name: string, field: Fields[string]) => unknown) =>
      Object.fromEntries(entries.map(([name, field]) => [name, part(name, field)])) as Result;
    const everything = build<ValuesOf<F>>((_name, { initial }) => initial);

    return {
      everything,
      parse(search) {
        const reader = new UrlReader(search);
        const query = build<ValuesOf<F>>(
          (name, field) => field.read(reader, name) ?? field.initial,
        );
        return { query, ignored: reader.ignored };
      },
      toSearch(query) {
        const written = entries.flatMap(([name, field]) => {
          const value = query[name] ?? field.initial;
          return value === field.initial ? [] : field.write(value, name);
        });
        const text = new URLSearchParams(written.map((pair) => [...pair])).toString();
        return text && `?${text}`;
      },
      applied: (query, names = {}) =>
        entries.flatMap(([name, field]) =>
          field.chips(query[name], names[name] ?? unknownName).map(({ value, label, without }) => ({
            key: value === undefined ? name : `${name}=${value}`,
            label,
            without: { [name]: without } as Partial<ValuesOf<F>>,
          })),
        ),
      cleared: (query) =>
        build((name, { isKept, cleared, initial }) =>
          isKept ? query[name] : (cleared ?? initial),
        ),
      toParams: (query) =>
        Object.assign(
          {},
          ...entries.map(([name, field]) => field.toParams(query[name])),
        ) as ParamsOf<F>,
    };
  };
