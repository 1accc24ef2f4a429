/** The fixed course categories and their numbers (002, section 3). */
export const courseCategories = [
  { id: 1, title: 'Software' },
  { id: 2, title: 'ERP SAP' },
  { id: 3, title: 'Hardware' },
  { id: 4, title: 'Graphic design and video editing' },
  { id: 5, title: 'Digital marketing' },
  { id: 6, title: 'Business accounting & taxation' },
  { id: 7, title: 'Soft-skills' },
  { id: 8, title: 'Telecalling' },
  { id: 9, title: 'CAD/CAM & Design software' },
  { id: 10, title: 'Study abroad' },
  { id: 11, title: 'MBA' },
  { id: 12, title: 'MS' },
] as const
