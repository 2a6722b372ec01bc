import type { components } from '../../src/api/schema.d';

/** How to reach support. Address and number are of those that are kept free for examples. */
export const CONTACT_DETAILS: components['schemas']['ContactDetails'] = {
  email: 'help@dealwright.example',
  phone: '+1 202 555 0143',
  hours: 'Monday to Friday, 9:00 to 17:00 Eastern Time',
  replyTime: 'within one working day',
  address: ['Dealwright', '48 Harbor Street, Suite 5', 'Portland, ME 04101', 'United States'],
};
