import { expect, type Page } from '@playwright/test'
import {
  address,
  aNewMobile,
  codeForToken,
  enterCode,
  expectDone,
  idOf,
  openStartPage,
  otpOf,
  saveToken,
  sendNumber,
} from './people.ts'

/** The screens of the wizard by their heading, in order; the code is the first of the six. */
const wizardTitles = ['Basic details', 'Fresher or working', 'Education & work', 'Skills & interests', 'Opportunities']

/** Expects a screen of the wizard, by its place among the six. */
export async function expectStep(page: Page, step: 2 | 3 | 4 | 5 | 6) {
  await expect(page.getByRole('heading', { level: 1, name: wizardTitles[step - 2] })).toBeVisible()
  await expect(page.getByText(`${step} of 6`)).toBeVisible()
}

/** Goes on to the next screen of the wizard. */
export async function next(page: Page) {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** From the first screen to the code of a new user. */
export async function register(page: Page, mobile: string, name: string) {
  await page.goto(address('candidate'))
  await sendNumber(page, mobile)
  await fillRegistration(page, name)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

/** The registration form, which knows the number already. */
export async function fillRegistration(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('radio', { name: 'Fresher' }).check()
}

/** Signs up and stops before the basic details. */
export async function registerAndVerify(page: Page, mobile: string, name: string) {
  await register(page, mobile, name)
  await enterCode(page, await otpOf(`+91${mobile}`))
  await expectStep(page, 2)
}

/** Types into a box with a list and takes one line of it. */
export async function pick(page: Page, label: string, text: string) {
  const box = page.getByRole('combobox', { name: label })
  await box.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Education and work of a Fresher. */
export async function fillCareer(page: Page) {
  await page.getByLabel('Highest education completed').selectOption('Graduation')
  await pick(page, 'Field of study', 'B.E./B.Tech Computer Engineering')
  await page.getByLabel('Domains of interest').selectOption({ index: 1 })
}

/** Searches a skill in the long list and picks it. */
export async function pickSkill(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  const skill = page.getByRole('region', { name: 'All skills' }).getByRole('button', { name, exact: true }).first()
  await skill.click()
  await expect(skill).toHaveAttribute('aria-pressed', 'true')
}

/** How many of the wizard's five screens are done. */
export type DoneSteps = 0 | 1 | 2 | 3 | 4

/** A Fresher who has finished some screens of the registration, each by its call. */
export async function aRegisteringCandidate(
  page: Page,
  done: DoneSteps,
  professionalSkills: readonly string[] = ['JavaScript'],
  degree = 'B.Sc.',
) {
  const mobile = aNewMobile()
  await openStartPage(page, 'candidate')
  const account = { role: 'Candidate', name: 'Asha Demo', level: 'Fresher', mobile: `+91${mobile}` }
  await expectDone(page, 'POST', '/api/user/register', account)
  const token = await codeForToken(page, 'candidate', mobile)
  await saveToken(page, token)
  const ID = idOf(token)
  const steps = [
    ['POST', '/api/user/register', { step: -1, ID, firstName: 'Asha', lastName: 'Demo', location: 'Pune' }],
    ['POST', '/api/user/register', { step: -2, ID, selectedExperience: 'Fresher' }],
    ['PUT', `/api/user/register/1/${ID}`, { careerData: { education: 'Graduation', degree, domain: 1 } }],
    [
      'PUT',
      `/api/user/register/2/${ID}`,
      { skillsData: { GeneralSkills: [], ProfessionalSkills: professionalSkills } },
    ],
  ] as const
  for (const [method, at, body] of steps.slice(0, done))
    await saveToken(page, String(await expectDone(page, method, at, body)))
  return { ID, mobile }
}

/** A Fresher whose registration is done; ends at a path of the app. */
export async function aNewcomer(page: Page, path: string, professionalSkills: readonly string[], degree?: string) {
  const { ID, mobile } = await aRegisteringCandidate(page, 4, professionalSkills, degree)
  await saveToken(page, String(await expectDone(page, 'PUT', `/api/user/register/3/${ID}`, { selectedJobRoles: [] })))
  await page.goto(address('candidate', path))
  return { ID, mobile }
}
