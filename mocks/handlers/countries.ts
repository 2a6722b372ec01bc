import type { Handlers } from './handler';

export const handlers: Handlers<'countries'> = {
  async listCountries({ store }) {
    const { countries } = await store.open('countries');
    const items = countries.all().map(({ id, ...country }) => ({ code: id, ...country }));
    return { status: 200, body: { items } };
  },
};
