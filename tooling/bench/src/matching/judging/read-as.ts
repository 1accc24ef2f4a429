/**
 * Skills that a recruiter reads as others of the catalogue, which has them apart: a database that is asked in SQL is SQL,
 * to underwrite a credit is to appraise it, who maintains electrical equipment wires it, and each part of SEO is SEO. Only
 * what is known in each case, not what is learnt in a week.
 */
export const readAs: Readonly<Record<string, readonly string[]>> = {
  '3ds Max': ['3D Modeling'],
  'Advanced Excel': ['Microsoft Excel'],
  'Automation Testing': ['Manual Testing'],
  'Credit Underwriting': ['Credit Appraisal'],
  'Electrical Maintenance': ['Electrical Wiring', 'Panel Wiring'],
  'Keyword Research': ['SEO'],
  'Microsoft SQL Server': ['SQL'],
  MySQL: ['SQL'],
  'Off-Page SEO': ['SEO'],
  'On-Page SEO': ['SEO'],
  PostgreSQL: ['SQL'],
}
