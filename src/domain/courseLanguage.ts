/**
 * In which language a course is: all slides are in English, and where its teacher helps in another
 * language, it is that one that is told. Short, for a line of facts.
 */
export const courseLanguage = (language: string): string =>
  language === 'English' ? 'In English' : `Help in ${language}`;

/** The same as the value of a fact named "Language". */
export const languageFact = (language: string): string =>
  language === 'English' ? language : `English, help in ${language}`;
