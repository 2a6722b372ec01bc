import type { ProfileRecord } from '../store/records/profileRecords';

/** What the demonstration accounts have told of themselves. */
export const profiles: readonly ProfileRecord[] = [
  {
    id: 'member-maya',
    version: 1,
    company: 'Northbeam',
    companyName: 'Northbeam Studio AB',
    address: 'Storgatan 12',
    address2: 'Floor 3',
    city: 'Uppsala',
    state: 'Uppsala län',
    country: 'SE',
    postalCode: '753 10',
    jobTitle: 'Operations lead',
    abn: '',
    businessName: 'Quillbird Labs',
    vatNumber: 'SE556677889901',
  },
  {
    id: 'member-viktor',
    version: 1,
    company: 'Amsel Works',
    companyName: 'Amsel Works GmbH',
    address: 'Lindenweg 4',
    address2: '',
    city: 'Leipzig',
    state: 'Sachsen',
    country: 'DE',
    postalCode: '04109',
    jobTitle: 'Founder',
    abn: '',
    businessName: 'Amsel Works',
    vatNumber: 'DE123456788',
  },
];
