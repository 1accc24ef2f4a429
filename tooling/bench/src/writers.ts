import type { Ground, Writer } from './two-databases.ts'

const skills = [['Java'], ['Tally', 'MS Excel'], ['Java', 'SQL', 'Communication']]

/** A candidate who saves skills. */
export async function savingSkills(ground: Ground): Promise<Writer> {
  const { id, token } = await ground.aCandidate()
  const path = `/api/user/update/${id}/profile`
  return { token, call: (at) => ({ method: 'PUT', path, body: { professionalSkills: skills[at % skills.length] } }) }
}

const titles = ['Java Developer', 'Accountant', 'Telecaller', 'Civil Site Engineer', 'Data Entry Operator']
const locations = ['Pune', 'Mumbai', 'Panvel']

/** An employer who posts jobs. */
export async function postingJobs(ground: Ground): Promise<Writer> {
  const { token } = await ground.anEmployer()
  const unasked = {
    JobType: 'Full Time',
    JobCTC: '1 Lakh to 5 Lakh',
    OpenPositions: '3',
    EducationRequirement: 'Graduate',
  }
  return {
    token,
    call: (at) => ({
      method: 'POST',
      path: '/api/jobs',
      body: { JobTitle: titles[at % titles.length], JobLocation: locations[at % locations.length], ...unasked },
    }),
  }
}
