/** Members who review and ask, or only talk, from all over the world. */

export const memberNames: readonly string[] = [
  'Jonas Weber',
  'Priya Raman',
  'Sam Okafor',
  'Lucía Fernández',
  'Hiroshi Tanaka',
  'Amélie Dubois',
  'Kwame Boateng',
  'Ana Kovačević',
  'Mateo Rojas',
  'Fatou Diallo',
  'Erik Johansson',
  'Leila Farahani',
  'Marco Bellini',
  'Nguyen Thi Mai',
  'Olga Petrova',
  'Daniel Cohen',
  'Chloe Bennett',
  'Rashid Khan',
  'Ewa Nowak',
  'Tiago Carvalho',
  'Mei Lin',
  'Ahmed Mansour',
  'Siobhan Kelly',
  'Joon-ho Park',
  'Katrin Schneider',
  'Luca Moretti',
  'Aisha Bello',
  'Pedro Almeida',
  'Nina Haugland',
  'Arjun Mehta',
  'Isabelle Laurent',
  'Tomás Herrera',
  'Zsófia Nagy',
  'Brian Mutua',
  'Yuki Sato',
  'Elena Popescu',
  'Gareth Pritchard',
  'Salma Benjelloun',
  'Viktor Lindgren',
  'Rosa Jiménez',
  'Dimitris Pappas',
  'Hannah Müller',
  'Kofi Asante',
  'Anjali Deshpande',
  'Milan Horák',
  'Beatrice Wanjiku',
  'Oliver Grant',
  'Catarina Lopes',
  'Mehmet Yılmaz',
  'Julie Tremblay',
  'Sanjay Gupta',
  'Freya Nielsen',
  'Ivan Marković',
  'Noa Levi',
  'Thabo Mokoena',
  'Linh Tran',
  'Pauline Girard',
  'Andrés Molina',
];

/**
 * Members who neither review nor ask about products, because they came late or were away, and what
 * they tell of that in the community makes them.
 */
export const onlyTalking: Readonly<Record<string, { joinedDaysAgo: number; dealsBought: number }>> =
  {
    // Buys her first license these days; she asked about icons before.
    'Freya Nielsen': { joinedDaysAgo: 56, dealsBought: 0 },
    // New when she introduced herself; Replywright drafts her replies.
    'Nguyen Thi Mai': { joinedDaysAgo: 97, dealsBought: 4 },
    // Back after two years.
    'Tomás Herrera': { joinedDaysAgo: 1480, dealsBought: 14 },
  };

/** Members who have bought something and say what they think of it. */
export const buyerNames: readonly string[] = memberNames.filter((name) => !(name in onlyTalking));
