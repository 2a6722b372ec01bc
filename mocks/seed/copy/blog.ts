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
  Record<string, Pick<ArticleRecord['author'], 'name' | 'role' | 'about'>>
> = {
  'noor-haddad': {
    name: 'Noor Haddad',
    role: 'Editor, software buying',
    about:
      'Noor bought software for three companies and read every contract before she signed it. She edits what we write about choosing tools.',
  },
  'tomas-leiva': {
    name: 'Tomás Leiva',
    role: 'Writes about selling software',
    about:
      'Tomás sold his first plugin in 2011 and answered its support mail himself for six years. He writes about prices, pages and patience.',
  },
  'imani-castellan': {
    name: 'Imani Castellan',
    role: 'Editor, courses and AI',
    about:
      'Imani taught evening classes before she made courses of them. She edits our posts on learning and on AI.',
  },
  'greta-ohlsson': {
    name: 'Greta Ohlsson',
    role: 'Bookkeeper and columnist',
    about:
      'Greta keeps the books of forty small companies and has an opinion on every receipt. Her column appears once the books are closed.',
  },
  'dev-anand-pillai': {
    name: 'Dev Anand Pillai',
    role: 'Runs projects, then writes about them',
    about:
      'Dev Anand has led projects in two hospitals and a harbor. He writes down what he wishes someone had told him.',
  },
  'wren-abernathy': {
    name: 'Wren Abernathy',
    role: 'Head of vendor success',
    about:
      'Wren helps vendors of the marketplace with their first launch and their first bad week.',
  },
};
