/** The shares of twelve that fields take of their rows, in their order. */
export interface FieldSpans {
  phone: readonly number[];
  tablet: readonly number[];
  desk: readonly number[];
}

/** `sx` of fields as wide as what goes into them, in rows that come out even at every width. */
export function fieldGrid({ phone, tablet, desk }: FieldSpans) {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: { xs: 1.5, sm: 2.5 },
    rowGap: 2.5,
    alignItems: 'start',
    ...Object.fromEntries(
      phone.map((span, place) => [
        `& > :nth-of-type(${place + 1})`,
        {
          gridColumn: {
            xs: `span ${span}`,
            sm: `span ${tablet[place]}`,
            lg: `span ${desk[place]}`,
          },
        },
      ]),
    ),
  } as const;
}
