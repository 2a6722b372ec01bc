import fc from 'fast-check';
import { requestRules } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import type { OperationId } from '../../mocks/contract/types';
import { validate } from '../../mocks/contract/validate';
import {
  billingAddressSchema,
  cardSchema,
  toCardInput,
} from '../../src/domain/payment/paymentSchemas';
import { replySchema } from '../../src/domain/replySchema';
import { registerSchema } from '../../src/features/account/forms/registerSchema';
import { giftCardSchema } from '../../src/features/credits/forms/giftCardSchema';
import {
  commentSchema,
  discussionChangeSchema,
  discussionSchema,
  postReportSchema,
} from '../../src/features/discussions/forms/discussionSchema';
import { refundSchema } from '../../src/features/orders/forms/refundSchema';
import { quoteSchema } from '../../src/features/glossary/forms/quoteSchema';
import { toRequest as toQuoteRequest } from '../../src/features/glossary/forms/toRequest';
import { contactSchema } from '../../src/features/help/forms/contactSchema';
import { suggestionSchema } from '../../src/features/home/forms/suggestionSchema';
import { redeemSchema } from '../../src/features/library/forms/redeemSchema';
import {
  questionChangeSchema,
  questionSchema,
} from '../../src/features/product/forms/questionSchema';
import {
  accountDeletionSchema,
  emailChangeSchema,
  passwordChangeSchema,
  profileSchema,
} from '../../src/features/profile/forms/profileSchema';
import {
  bankAccountSchema,
  informationSchema,
  payoutCardSchema,
  taxSchema,
  toBankInput,
  toInformationInput,
  toPayoutCard,
  toTaxInput,
} from '../../src/features/billing/setup/forms/setupSchemas';
import { feedbackSchema } from '../../src/features/partner/forms/feedbackSchema';
import { partnershipSchema } from '../../src/features/partner/forms/partnershipSchema';
import { renewalSchema } from '../../src/features/membership/forms/renewalSchema';
import { reviewSchema } from '../../src/features/product/forms/reviewSchema';
import { reportSchema } from '../../src/features/report/forms/reportSchema';
import { toRequest } from '../../src/features/report/forms/toRequest';
import {
  newPasswordSchema,
  passwordResetSchema,
} from '../../src/session/forms/passwordResetSchemas';
import { signInSchema } from '../../src/session/forms/signInSchema';
import { listingSchema } from '../../src/features/vendor/form/listingSchema';
import { EMPTY_VALUES, toChange } from '../../src/features/vendor/form/listingValues';
import { deliverableSchema } from '../../src/features/vendor/listings/deliverableSchema';
import { arbitraryOf } from '../support/mockArbitraries';

/** Hardly any digits make a phone number. */
const samplePhone = { phoneCountry: 'HK', phone: '2123 4567' };

interface Form {
  schema: AnyObjectSchema;
  tag: string;
  operationId: OperationId;
  /** Makes the body of what the form holds, where the two differ. */
  toBody?: (values: never) => unknown;
  /** Makes what one types of a body, where that differs. */
  toValues?: (body: Record<string, unknown>) => unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Two countries: one with a form of postal codes, one without. */
const countries = [
  {
    code: 'US',
    name: 'United States',
    postalCodePattern: '^\\d{5}$',
    postalCodeExample: '94104',
    callingCode: '+1',
  },
  {
    code: 'HK',
    name: 'Hong Kong',
    postalCodePattern: null,
    postalCodeExample: null,
    callingCode: '+852',
  },
];

/** A listing that can be submitted as it is. */
const COMPLETE_LISTING = {
  ...EMPTY_VALUES,
  name: 'Minuteloom',
  websiteUrl: 'https://minuteloom.example',
  description: 'Meeting notes that write themselves.',
  pros: ['One', 'Two', 'Three', 'Four', 'Five'],
  useCases: ['One', 'Two', 'Three', 'Four', 'Five'],
  categoryIds: ['ai'],
  pricing: 'paid',
  price: '39',
  featureMyTool: 'yes',
  wantsLifetimeDealCall: 'no',
  founderName: 'Ines Halloran',
  founderNote: 'We made it for ourselves.',
  howItWorks: 'It listens along.',
  bestFor: 'Teams that meet.',
  pictures: { 'screenshot-1': true },
} as const;

/** Every form and the operation that it sends its values to. */
const forms: Record<string, Form> = {
  registerSchema: { schema: registerSchema, tag: 'session', operationId: 'createRegistration' },
  signInSchema: { schema: signInSchema, tag: 'session', operationId: 'createSession' },
  passwordResetSchema: {
    schema: passwordResetSchema,
    tag: 'session',
    operationId: 'createPasswordReset',
  },
  newPasswordSchema: {
    schema: newPasswordSchema,
    tag: 'session',
    operationId: 'completePasswordReset',
  },
  suggestionSchema: {
    schema: suggestionSchema,
    tag: 'marketplace',
    operationId: 'createSuggestionRequest',
  },
  questionSchema: { schema: questionSchema, tag: 'questions', operationId: 'createQuestion' },
  questionChangeSchema: {
    schema: questionChangeSchema,
    tag: 'questions',
    operationId: 'updateQuestion',
  },
  replySchema: { schema: replySchema, tag: 'questions', operationId: 'createAnswer' },
  reviewSchema: { schema: reviewSchema, tag: 'reviews', operationId: 'createReview' },
  reportSchema: {
    schema: reportSchema,
    tag: 'reports',
    operationId: 'createReport',
    toBody: toRequest,
    // The path names it.
    toValues: (body) => ({ ...body, listing: 'docsage' }),
  },
  discussionSchema: {
    schema: discussionSchema,
    tag: 'discussions',
    operationId: 'createDiscussion',
  },
  discussionChangeSchema: {
    schema: discussionChangeSchema,
    tag: 'discussions',
    operationId: 'updateDiscussion',
  },
  commentSchema: { schema: commentSchema, tag: 'discussions', operationId: 'updateComment' },
  refundSchema: { schema: refundSchema, tag: 'orders', operationId: 'createRefundRequest' },
  postReportSchema: {
    schema: postReportSchema,
    tag: 'discussions',
    operationId: 'reportDiscussion',
    toBody: ({ details, ...report }: { details: string; reason: string }) =>
      details ? { ...report, details } : report,
  },
  quoteSchema: {
    schema: quoteSchema,
    tag: 'glossary',
    operationId: 'createQuoteRequest',
    toBody: toQuoteRequest,
  },
  profileSchema: { schema: profileSchema, tag: 'profile', operationId: 'updateProfile' },
  emailChangeSchema: { schema: emailChangeSchema, tag: 'profile', operationId: 'changeEmail' },
  passwordChangeSchema: {
    schema: passwordChangeSchema,
    tag: 'profile',
    operationId: 'changePassword',
  },
  accountDeletionSchema: {
    schema: accountDeletionSchema,
    tag: 'profile',
    operationId: 'createAccountDeletion',
  },
  redeemSchema: {
    schema: redeemSchema,
    tag: 'products',
    operationId: 'createRedemption',
    // Nothing of what is typed at random has the form of a code.
    toValues: ({ code }) => ({ code: code === 'x'.repeat(14) ? ' demo 7kqm-2xwa' : code }),
  },
  contactSchema: { schema: contactSchema, tag: 'help', operationId: 'createContactMessage' },
  feedbackSchema: {
    schema: feedbackSchema,
    tag: 'partner-accounts',
    operationId: 'createPartnerFeedback',
  },
  informationSchema: {
    schema: informationSchema(countries),
    tag: 'partner-setup',
    operationId: 'setSetupInformation',
    toBody: toInformationInput,
    toValues: (body) => ({ ...body, ...samplePhone, countryCode: 'HK' }),
  },
  payoutCardSchema: {
    schema: payoutCardSchema,
    tag: 'payment-methods',
    operationId: 'createCardToken',
    toBody: toPayoutCard,
    toValues: ({ number, expiry, cvc, ...rest }) => ({
      ...rest,
      number: isText(number) && /^\d{12,19}$/.test(number) ? '4242424242424242' : number,
      expiry: isText(expiry) && /^20\d\d-\d\d$/.test(expiry) ? `${expiry.slice(5)}2099` : expiry,
      cvc: isText(cvc) && /^\d{3,4}$/.test(cvc) ? '123' : cvc,
    }),
  },
  bankAccountSchema: {
    schema: bankAccountSchema(null),
    tag: 'partner-setup',
    operationId: 'setSetupPayment',
    toBody: toBankInput,
    toValues: ({ bankId, bankAccountNumber }) => ({
      // Banks are chosen from a list.
      bankId: bankId ? 'fyrbanken' : '',
      bankAccountNumber: bankAccountNumber ?? '',
    }),
  },
  taxSchema: {
    schema: taxSchema,
    tag: 'partner-setup',
    operationId: 'setSetupTax',
    toBody: toTaxInput,
    toValues: (body) => ({ ...body, ...samplePhone, annualGrossPay: '48,000.50' }),
  },
  partnershipSchema: {
    schema: partnershipSchema,
    tag: 'partner-accounts',
    operationId: 'createPartnership',
    // Time zones are chosen from a list.
    toBody: (values: object) => ({ ...values, timeZone: 'Europe/Paris' }),
  },
  renewalSchema: { schema: renewalSchema, tag: 'membership', operationId: 'resumeMembership' },
  deliverableSchema: {
    schema: deliverableSchema,
    tag: 'vendor-listings',
    operationId: 'setVendorListingLink',
    // Nothing of what is typed at random is a URL.
    toValues: ({ url }) => ({
      url: url === 'x'.repeat(300) ? ' https://postmoth.example/download ' : url,
    }),
  },
  listingSchema: {
    schema: listingSchema,
    tag: 'vendor-listings',
    operationId: 'updateVendorListing',
    toBody: toChange,
    // A listing is complete when it is submitted; one field is another each time.
    toValues: (body) => {
      const [name, value] = Object.entries(body).at(-1) ?? ['name', ''];
      const isTyped = isText(value) || Array.isArray(value);
      return { ...COMPLETE_LISTING, ...(isTyped && { [name]: value }) };
    },
  },
  giftCardSchema: {
    schema: giftCardSchema,
    tag: 'credits',
    operationId: 'createGiftCardRedemption',
  },
  cardSchema: {
    schema: cardSchema,
    tag: 'payment-methods',
    operationId: 'createCardToken',
    toBody: toCardInput,
    // Hardly any digits make the number of a card, and few months lie ahead.
    toValues: ({ number, expiry, cvc, ...rest }) => ({
      ...rest,
      number: isText(number) && /^\d{12,19}$/.test(number) ? '4242424242424242' : number,
      expiry: isText(expiry) && /^20\d\d-\d\d$/.test(expiry) ? `${expiry.slice(5)}99` : expiry,
      cvc: isText(cvc) && /^\d{3,4}$/.test(cvc) ? '123' : cvc,
    }),
  },
  billingAddressSchema: {
    schema: billingAddressSchema(countries),
    tag: 'payment-methods',
    operationId: 'createPaymentMethod',
    toBody: (billingAddress) => ({ token: 'card-1', billingAddress, isDefault: false }),
    toValues: ({ billingAddress }) => ({
      ...(billingAddress as Record<string, unknown> | undefined),
      countryCode: 'HK',
    }),
  },
};

/** The shape of an object in the contract, as far as this test reads it. */
interface ObjectRules {
  properties: Record<
    string,
    { minLength?: number; maxLength?: number; type?: string; enum?: unknown[]; pattern?: string }
  >;
}

/** The form of an id, which nobody types: it is chosen. */
const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** What people type: nothing, blanks, texts about as long as the bounds, odd characters. */
function typed({
  minLength = 0,
  maxLength = 100,
  type,
  ...rules
}: ObjectRules['properties'][string]) {
  // A choice is made among what the form offers, or not at all.
  if (rules.enum) return fc.constantFrom('', ...rules.enum);
  if (rules.pattern === SLUG) return fc.constantFrom('', 'one-of-the-choices');
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.oneof(fc.integer({ min: -1, max: 7 }), fc.constant(2.5));
  const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].filter((size) => size >= 0);
  return fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      ' \n ',
      '😀',
      'مرحبا بكم',
      '<b>bold</b>',
      'a@b',
      'a@b.example',
      '.a@b.example',
    ),
    fc.constantFrom(...lengths).map((size) => 'x'.repeat(size)),
    fc.constantFrom(...lengths).map((size) => `  ${'x'.repeat(size)}  `),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
}

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const { schema, tag, operationId, toBody, toValues = (body) => body } = form;
  test('lets nothing through that the contract refuses', async () => {
    const { body: rules } = (await requestRules[tag]!()).default[operationId]!;
    const { properties } = rules as unknown as ObjectRules;
    // One field at most is typed by someone careless, the rest are as the contract wants them.
    const values = fc
      .record({
        good: arbitraryOf(rules!),
        field: fc.constantFrom(null, ...Object.keys(properties)),
        careless: fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([name, rules]) => [name, typed(rules)]),
          ),
        ),
      })
      .map(({ good, field, careless }) => ({
        ...(good as Record<string, unknown>),
        ...(field ? { [field]: careless[field] } : {}),
      }));
    let accepted = 0;
    fc.assert(
      fc.property(values, (body) => {
        const given = toValues(body);
        if (!schema.isValidSync(given)) return;
        accepted += 1;
        const cast = schema.cast(given) as never;
        const sent = JSON.stringify(toBody ? toBody(cast) : cast);
        expect(validate(rules!, JSON.parse(sent))).toEqual([]);
      }),
    );
    // Else the property would hold because nothing ever passes.
    expect(accepted).toBeGreaterThan(0);
  });
});

test('every form’s schema is among them', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../src/**/*[sS]chema{,s}.ts', {
    eager: true,
  });
  const names = Object.values(files).flatMap((module) =>
    Object.keys(module).filter((name) => name.endsWith('Schema')),
  );
  expect(names.sort()).toEqual(Object.keys(forms).sort());
});
