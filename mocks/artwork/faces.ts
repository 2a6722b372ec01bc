import type { personas } from '@dicebear/collection';

/** First names, as slugs have them. People of whom only a number is known have none. */
const WOMEN = new Set(
  (
    'adaeze aicha aisha amara amelie ana ananya anjali annegret annika ayse beatrice bianca ' +
    'bronwen camila catarina chloe claudia cristina deborah delphine dunya elena elif elina elodie ' +
    'ewa fatima fatou freya friederike giulia grace greta hana hanna hannah harriet iara ilse ' +
    'imani imogen ines ingrid isabelle johanna juliana julie karin katrin kavya leila leonie ' +
    'leonor linh linnea lucia malin margit marguerite marisol marta maya mei mirela miriam neha ' +
    'nguyen nina noa noor olga orla ottilie pauline philippa priya priyanka rebecca renata ritu ' +
    'roberta rosa sabine salma saoirse sigrun siobhan sofia solene soo tanisha tessa valentina ' +
    'wanjiru wren yetunde yuki zanele zsofia'
  ).split(' '),
);
const MEN = new Set(
  (
    'ahmed anders andre andres anselm arjun aurelio baptiste bram brian caetano cormac daniel ' +
    'desmond dev dimitris emeka emil erik ewan felix gareth gonzalo gustavo hamish hideo hiroshi ' +
    'hrithik ibrahim ivan jae jonas jonathan joon kenji keola kofi kwame luca lukas marco mateo ' +
    'mateus matteo mehmet milan nathaniel nils ola oliver oluwaseun pedro pieter piotr quentin ' +
    'rashid ravi sam samir samuel sandeep sanjay sota tadeo thabo theo thiago tiago tomas tomasz ' +
    'torben vikram viktor'
  ).split(' '),
);
const DEEP = new Set(
  (
    'adaeze aisha amara beatrice brian desmond emeka fatou grace ibrahim imani kofi kwame marguerite ' +
    'marta nathaniel ola oluwaseun sam samuel tanisha thabo wanjiru yetunde zanele'
  ).split(' '),
);
const WARM = new Set(
  (
    'ahmed aicha ananya anjali arjun ayse camila dev dunya elif fatima gonzalo gustavo hrithik ' +
    'iara juliana kavya keola leila marisol mateo mehmet neha noor priya priyanka rashid ravi ritu ' +
    'salma samir sandeep sanjay tadeo thiago vikram'
  ).split(' '),
);
const DARK = new Set('hideo hiroshi jae joon kenji linh mei nguyen soo sota yuki'.split(' '));

const TITLES = new Set(['dr', 'maitre']);

type Hair = NonNullable<personas.Options['hair']>;

const LONG_HAIR: Hair = ['long', 'curly', 'curlyBun', 'bobBangs', 'straightBun', 'extraLong'];
const SHORT_HAIR: Hair = ['shortCombover', 'curlyHighTop', 'buzzcut', 'fade', 'bald', 'beanie'];

/** How a person may be drawn; the slug then chooses among it. */
export interface Face {
  /** Undefined for those of whom no name is known. */
  readonly isWoman: boolean | undefined;
  readonly hair: Hair;
  readonly hairColor: readonly string[];
  readonly skinColor: readonly string[];
  /** In percent. */
  readonly beard: number;
}

const DARK_HAIR = ['362c47', '4a2c22'];

/** What suits the name in a slug such as `dr-kavya-iyer`: hair, beard and skin contradict none. */
export function faceOf(slug: string): Face {
  const name = slug.split('-').find((word) => !TITLES.has(word)) ?? '';
  const isWoman = WOMEN.has(name) ? true : MEN.has(name) ? false : undefined;
  const skinColor = DEEP.has(name)
    ? ['92594b', '623d36']
    : WARM.has(name)
      ? ['d78774', 'b16a5b']
      : ['eeb4a4', 'e5a07e'];
  return {
    isWoman,
    hair: isWoman === undefined ? [...LONG_HAIR, ...SHORT_HAIR] : isWoman ? LONG_HAIR : SHORT_HAIR,
    hairColor: [DEEP, WARM, DARK].some((names) => names.has(name))
      ? DARK_HAIR
      : [...DARK_HAIR, '8a5a3c', 'c98a4b', 'a8a1b3'],
    skinColor,
    beard: isWoman === false ? 50 : 0,
  };
}
