import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/accessible.ts'
import { address, arriveAs } from '../steps/people.ts'

const coursePartner = '9000000024'
/** The demo's experienced, verified candidate, 9000000002. */
const candidate = 7

test.describe('a C-Partner', () => {
  test('reads of a candidate what their list shows, without Resume, Previous, Next and Shortlist, and goes back to the list', async ({
    page,
  }) => {
    await arriveAs(page, 'staff', coursePartner, `/candidate-profile-ro?candidateID=${candidate}`)
    for (const name of ['Skills', 'Education'])
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    for (const name of ['Verified by HR', 'Experience', 'Suitable job profiles', 'Resume'])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible()
    for (const name of ['Previous', 'Next', 'Show phone and e-mail', /shortlist/i, /^Edit/, /^Add/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(page)
    await test.step('nor does the server tell more than the screen', async () => {
      const notified = await page.evaluate(async (id) => {
        const headers = { authorization: localStorage.getItem('pramaan.token') ?? '' }
        const answer = await fetch(`/api/user/candidate/${id}`, { headers })
        return ((await answer.json()) as { data: Record<string, unknown> }).data
      }, candidate)
      expect(notified).toMatchObject({ FullName: expect.any(String), Dob: null, Experience: [], HrComments: null })
      for (const hidden of ['CV', 'Certificates']) expect(notified).not.toHaveProperty(hidden)
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
