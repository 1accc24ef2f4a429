/** Domains that job roles belong to; ids are kept for ever, new domains go to the end. */
export const domains = [
  { id: 1, title: 'Software' },
  { id: 2, title: 'Data & AI' },
  { id: 3, title: 'Design' },
  { id: 4, title: 'Digital Marketing' },
  { id: 5, title: 'Sales & Business Development' },
  { id: 6, title: 'Customer Support & BPO' },
  { id: 7, title: 'Accounting & Finance' },
  { id: 8, title: 'Banking & Insurance' },
  { id: 9, title: 'Human Resources' },
  { id: 10, title: 'Operations & Logistics' },
  { id: 11, title: 'Manufacturing & Mechanical' },
  { id: 12, title: 'Electrical & Electronics' },
  { id: 13, title: 'Civil & Construction' },
  { id: 14, title: 'Healthcare & Pharma' },
  { id: 15, title: 'Hospitality & Travel' },
  { id: 16, title: 'Education & Training' },
] as const
