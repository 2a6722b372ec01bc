import { compareText } from '../rules/order';
import type { BankRecord } from '../store/records/partnerRecords';
import { slugOf } from './wording';

/** Invented banks, by the code of their country. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Donaubank', 'Alpenkasse Tirol'],
  AU: ['Southern Cross Mutual', 'Wattle Bank'],
  BR: ['Banco Ipê', 'Banco Maré Alta'],
  CA: ['Maple Harbour Bank', 'Banque du Fleuve'],
  CH: ['Limmatbank', 'Banque du Léman Neuf'],
  DE: ['Lindenbank', 'Hanseatische Kreditkasse', 'Elbtal Volkskasse'],
  DK: ['Øresundsbanken'],
  ES: ['Banco Mirador', 'Caja del Puerto'],
  FI: ['Saimaan Pankki'],
  FR: ['Banque des Tilleuls', 'Crédit du Canal'],
  GB: ['Thornbury Bank', 'Tyne & Wear Building Society', 'Lantern Bank'],
  IE: ['Liffey Bank'],
  IN: ['Banyan Bank', 'Deccan Cooperative Bank'],
  IT: ['Banca del Faro', 'Cassa di Collina'],
  JP: ['Asahi Minato Bank', 'Kawabe Shinkin Bank'],
  MX: ['Banco Jacaranda'],
  NL: ['Grachtenbank', 'Polderbank'],
  NO: ['Fjordsparebanken'],
  NZ: ['Kōwhai Bank'],
  PL: ['Bank Wiślany', 'Kasa Bursztynowa'],
  PT: ['Banco da Ribeira'],
  SE: ['Fyrbanken', 'Norrbanken', 'Mälardalens Sparkassa'],
  SG: ['Straits Pearl Bank'],
  US: ['First Harbor Bank', 'Prairie Trust', 'Redwood Credit Union', 'Bank of the Lakes'],
  ZA: ['Protea Bank'],
};

/** The banks, by name. */
export const banks: readonly BankRecord[] = Object.entries(NAMES)
  .flatMap(([countryCode, names]) => names.map((name) => ({ id: slugOf(name), name, countryCode })))
  .sort((a, b) => compareText(a.name, b.name));
