import type { JobRoleType } from '@pramaan/domain/job-role'

/**
 * Domains that job roles belong to, with the kind of work their roles are; ids never change, new domains go to the end.
 */
export const domains = [
  { id: 1, title: 'Software', type: 'Technical' },
  { id: 2, title: 'Data & AI', type: 'Technical' },
  { id: 3, title: 'Design', type: 'Creative' },
  { id: 4, title: 'Digital Marketing', type: 'Sales & Marketing' },
  { id: 5, title: 'Sales & Business Development', type: 'Sales & Marketing' },
  { id: 6, title: 'Customer Support & BPO', type: 'Operations' },
  { id: 7, title: 'Accounting & Finance', type: 'Admin' },
  { id: 8, title: 'Banking & Insurance', type: 'Operations' },
  { id: 9, title: 'Human Resources', type: 'Admin' },
  { id: 10, title: 'Operations & Logistics', type: 'Operations' },
  { id: 11, title: 'Manufacturing & Mechanical', type: 'Technical' },
  { id: 12, title: 'Electrical & Electronics', type: 'Technical' },
  { id: 13, title: 'Civil & Construction', type: 'Technical' },
  { id: 14, title: 'Healthcare & Pharma', type: 'Technical' },
  { id: 15, title: 'Hospitality & Travel', type: 'Operations' },
  { id: 16, title: 'Education & Training', type: 'Operations' },
] as const satisfies readonly { id: number; title: string; type: JobRoleType }[]

/** Subdomains whose roles are of another kind than their domain's. */
export const typeOfSubdomain: Readonly<Record<string, JobRoleType>> = {
  'Content & Email': 'Creative',
  'Hospital Administration': 'Admin',
  Insurance: 'Sales & Marketing',
  'Wealth & Markets': 'Sales & Marketing',
}
