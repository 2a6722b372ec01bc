import type { ArticleRecord } from '../../store/records/blogRecords';

/** The categories of the blog, in the order of the specification, section 3. */
export const articleCategoryNames: readonly string[] = [
  'Accounting & Finance',
  'Education & Learning',
  'Marketing',
  'Program & Project Management',
  'Human Resources',
  'Accounting',
];

/** Who writes in the blog, by id. */
export const articleAuthors: Readonly<
  Record<string, Pick<ArticleRecord['author'], 'name' | 'role'>>
> = {
  'noor-haddad': { name: 'Noor Haddad', role: 'Editor, software buying' },
  'tomas-leiva': { name: 'Tomás Leiva', role: 'Writes about selling software' },
  'imani-castellan': { name: 'Imani Castellan', role: 'Editor, courses and AI' },
  'greta-ohlsson': { name: 'Greta Ohlsson', role: 'Bookkeeper and columnist' },
  'dev-anand-pillai': { name: 'Dev Anand Pillai', role: 'Runs projects, then writes about them' },
  'wren-abernathy': { name: 'Wren Abernathy', role: 'Head of vendor success' },
};
