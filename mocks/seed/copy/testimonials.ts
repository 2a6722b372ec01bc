/** What customers say of the marketplace itself. */

export interface TestimonialCopy {
  title: string;
  quote: string;
  name: string;
  position: string;
  stars: number;
}

export const testimonialCopy: readonly TestimonialCopy[] = [
  {
    title: 'It paid for itself in a week',
    quote:
      'We replaced three subscriptions with one license. I keep waiting for the catch, and there has not been one since October.',
    name: 'Roberta Castellani',
    position: 'Founder, Bottega Castellani',
    stars: 5,
  },
  {
    title: 'Reviews I can believe',
    quote:
      'There are reviews with three stars on the products they feature. That is why I trust those with five.',
    name: 'Desmond Achebe',
    position: 'Operations lead, Tidewater Logistics',
    stars: 5,
  },
  {
    title: 'Refund without a fight',
    quote:
      'One tool did not fit us. I asked for the money back on a Tuesday and had it on Thursday, with a friendly note.',
    name: 'Karin Söderlund',
    position: 'Office manager, Fjällby Architects',
    stars: 5,
  },
  {
    title: 'My software budget shrank by half',
    quote:
      'I run a dental practice, not a software company. Four lifetime deals now do what nine monthly bills used to.',
    name: 'Dr. Samir Haddad',
    position: 'Owner, Cedar Lane Dental',
    stars: 5,
  },
  {
    title: 'The course got me the job',
    quote:
      'I took the accessibility certificate in the evenings. My new employer asked about it in the first five minutes.',
    name: 'Tessa van Rijn',
    position: 'Product designer, Polder Bank',
    stars: 5,
  },
  {
    title: 'Small vendors, real people',
    quote:
      'When I ask a question on a product page the person who wrote the program answers. Try that with the big ones.',
    name: 'Hideo Nakagawa',
    position: 'IT coordinator, Mori Foods',
    stars: 5,
  },
  {
    title: 'I check here first',
    quote:
      'Before I pay full price for anything with a login I look here. About every second time I find something better.',
    name: 'Bianca Moreau',
    position: 'Freelance bookkeeper',
    stars: 4,
  },
  {
    title: 'Good finds, honest pages',
    quote:
      'The comparison of two tools side by side saved me an evening of spreadsheets. I would like even more filters, but that is just me.',
    name: 'Ola Adeyinka',
    position: 'Growth lead, Brightstall',
    stars: 4,
  },
  {
    title: 'Our whole charity runs on it',
    quote:
      'Forms, newsletter and accounting for less than one month of what we used to pay. The donors are happy and so is our treasurer.',
    name: 'Margit Halvorsen',
    position: 'Chair, Harbor Food Bank',
    stars: 5,
  },
  {
    title: 'It brought us our first customers',
    quote:
      'We listed our tool with forty users. Three months later we had eleven hundred, and most of them tell us what to build next.',
    name: 'Emeka Nwachukwu',
    position: 'Co-founder, Patchbay',
    stars: 5,
  },
  {
    title: 'Bought at night, live by lunch',
    quote:
      'Our help desk died on a Sunday. By Monday noon we had a new one from here, with the history imported.',
    name: 'Juliana Prado',
    position: 'Head of support, Casa Verde Furniture',
    stars: 5,
  },
  {
    title: 'Courses that end',
    quote:
      'I have finished three courses from this site. I had finished none from anywhere else. They are short and someone reads your exercises.',
    name: 'Piotr Lewandowski',
    position: 'Site engineer, Wisła Build',
    stars: 5,
  },
  {
    title: 'Careful with my data',
    quote:
      'The privacy filter is why I came. Everything that I bought had a processing agreement ready to sign.',
    name: 'Annegret Vogel',
    position: 'Data protection officer, Stadtwerke Lindau',
    stars: 5,
  },
  {
    title: 'A habit by now',
    quote:
      'The “ending soon” list is my Thursday coffee. My rule is one purchase a month, and I have kept it almost always.',
    name: 'Gustavo Peralta',
    position: 'Owner, Taller Sur',
    stars: 4,
  },
];
