import { object, string } from 'yup';

/** Three groups of four, as the contract has it. */
const CODE = /^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** A code as the server reads it: capital letters, and dashes where they were left out. */
function asCode(typed: string): string {
  const signs = typed.toUpperCase().replace(/[\s-]+/g, '');
  return /^[A-Z0-9]{12}$/.test(signs) ? signs.replace(/(.{4})(?=.)/g, '$1-') : typed.trim();
}

/** What a code has to look like. */
export const redeemSchema = object({
  code: string()
    .transform((typed: unknown) => (typeof typed === 'string' ? asCode(typed) : typed))
    .required('Enter your code.')
    .matches(CODE, {
      message: 'A code has three groups of four letters and digits, such as AB12-CD34-EF56.',
      excludeEmptyString: true,
    }),
});
