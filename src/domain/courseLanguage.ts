/**
 * In which language the teacher of a course helps, which is what its filter asks for: the slides of all
 * are in English. Short, for a line of facts.
 */
export const courseLanguage = (language: string): string => `Help in ${language}`;

/** The same as the value of a fact named "Language". */
export const languageFact = (language: string): string =>
  language === 'English' ? language : `English, help in ${language}`;
