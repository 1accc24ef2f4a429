import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { address, arriveAs } from './people.ts'

const coursePartner = '9000000024'
/** The demo's experienced, verified candidate, 9000000002. */
const candidate = 7

test.describe('a C-Partner', () => {
  test('reads a candidate’s profile without contact, Resume, Previous, Next and Shortlist, and goes back to their list', async ({
    page,
  }) => {
    await arriveAs(page, 'staff', coursePartner, `/candidate-profile-ro?candidateID=${candidate}`)
    await expect(page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Verified by HR' })).toBeVisible()
    const sections = ['Verified by HR', 'Skills', 'Experience', 'Suitable Job Profiles', 'Education']
    for (const name of [...sections, 'Personal Information'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Resume' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/\+91|@/)).toHaveCount(0)
    for (const name of ['Previous', 'Next', 'Show phone and e-mail', /shortlist/i, /^Edit/, /^Add/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(page)
    await test.step('nor does the server tell more than the screen', async () => {
      const told = await page.evaluate(async (id) => {
        const headers = { authorization: localStorage.getItem('pramaan.token') ?? '' }
        const answer = await fetch(`/api/user/candidate/${id}`, { headers })
        const { data } = (await answer.json()) as { data: object }
        return Object.keys(data)
      }, candidate)
      expect(told).toContain('FullName')
      for (const hidden of ['Phone', 'Email', 'CV', 'Certificates']) expect(told).not.toContain(hidden)
    })
    await test.step('/candidate-profile and the lists of others are not for them', async () => {
      for (const path of ['/candidate-profile?candidateID=7', '/placementDriveCandidateList?ID=1']) {
        await page.goto(address('staff', path))
        await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible()
      }
    })
    await page.goto(address('staff', `/candidate-profile-ro?candidateID=${candidate}`))
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(address('staff', '/course-candidate-list'))
  })
})
