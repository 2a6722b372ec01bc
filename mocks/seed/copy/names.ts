/** Names of categories and integrations, and what short names of operating-system sets stand for. */
import type { components } from '../../../src/api/schema.d';
import type { NamedRecord } from '../../store/records';
import type { CategoryId, Reach } from './types';

type OperatingSystem = components['schemas']['OperatingSystem'];

export const categoryNames: Readonly<Record<CategoryId, string>> = {
  email: 'Email',
  crm: 'Sales and CRM',
  marketing: 'Marketing',
  support: 'Customer Support and Success',
  productivity: 'Productivity',
  design: 'Design',
  'dev-tools': 'Developer Tools',
  finance: 'Finance and Accounting',
  hr: 'HR and Recruiting',
  projects: 'Project Management',
  ai: 'Artificial Intelligence (AI)',
  social: 'Social Media Management',
  analytics: 'Analytics',
  forms: 'Forms and Workflow',
};

export const integrations: readonly NamedRecord[] = [
  { id: 'gmail', name: 'Gmail' },
  { id: 'outlook', name: 'Outlook' },
  { id: 'slack', name: 'Slack' },
  { id: 'discord', name: 'Discord' },
  { id: 'zoom', name: 'Zoom' },
  { id: 'zapier', name: 'Zapier' },
  { id: 'hubspot', name: 'HubSpot' },
  { id: 'mailchimp', name: 'Mailchimp' },
  { id: 'notion', name: 'Notion' },
  { id: 'google-calendar', name: 'Google Calendar' },
  { id: 'google-sheets', name: 'Google Sheets' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'wordpress', name: 'WordPress' },
  { id: 'stripe', name: 'Stripe' },
  { id: 'quickbooks', name: 'QuickBooks' },
  { id: 'figma', name: 'Figma' },
  { id: 'github', name: 'GitHub' },
  { id: 'jira', name: 'Jira' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'instagram', name: 'Instagram' },
];

export const systemsOf: Readonly<Record<Reach, readonly OperatingSystem[]>> = {
  web: ['browser'],
  extension: ['browser', 'chromeos'],
  webAndPhone: ['browser', 'ios', 'android'],
  desktop: ['windows', 'macos'],
  desktops: ['windows', 'macos', 'linux'],
  mac: ['macos'],
  phone: ['ios', 'android'],
  everywhere: ['browser', 'windows', 'macos', 'linux', 'ios', 'android', 'chromeos'],
};
