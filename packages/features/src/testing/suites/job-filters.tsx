import { createOpenings } from '@pramaan/api/testing/people/openings'
import type { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Api } from '../posting-app.ts'

/** A new person in the app, whose listing has the jobs of `employerId`, and how to render the app for them. */
export type JobReader = {
  employerId: number | undefined
  show: (at: string) => ReturnType<typeof showApp>
}

/** The filters of the job listing (D19), in every app that lists jobs. */
export function jobFilters(api: Api, aReader: () => Promise<JobReader>) {
  const { aJob } = createOpenings(api.deps)
  const found = (count: number) =>
    screen.findByRole('heading', { name: count === 1 ? '1 job found' : `All ${count} jobs found` })
  // A candidate's suggests what they may type.
  const searchBox = () => {
    const name = 'Search jobs'
    const plain = screen.queryByRole<HTMLInputElement>('searchbox', { name })
    return plain ?? screen.getByRole<HTMLInputElement>('combobox', { name })
  }

  describe('the filters of the job listing', () => {
    test('have a sentence of 300 letters beside them, cut behind a word, and say that no more of it is searched', async () => {
      const { show, employerId } = await aReader()
      await aJob({ employerId, title: 'Telecaller' })
      const { user } = await show('/jobs')
      await found(1)
      await user.click(searchBox())
      await user.paste('telecaller work '.repeat(20))
      expect(searchBox().value).toHaveLength(300)
      await user.keyboard('{Enter}')
      await screen.findByText('Only the first 298 letters are searched.', { exact: false })
    })

    test('choose by place, type, experience, salary, category and tags with counts, in the address, and come off [C-088–095 C-377 E-239–245]', async () => {
      const { show, employerId } = await aReader()
      await aJob({ employerId, title: 'Tally clerk', professionalSkills: ['Tally'], domainId: 1 })
      await aJob({
        employerId,
        title: 'Tally trainer',
        location: 'Mumbai',
        workModel: 'Hybrid',
        professionalSkills: ['Tally'],
      })
      const pay = { ctcFrom: 80_000_000, ctcTo: 90_000_000 }
      await aJob({ employerId, title: 'Night tester', type: 'Part Time', experience: '6', ...pay })
      const { user, address } = await show('/jobs')
      await found(3)
      const panel = within(screen.getByRole('complementary', { name: 'Filters' }))
      for (const name of [
        'Mumbai 1',
        'Hybrid 1',
        'Remote 0',
        'Navi Mumbai 0',
        'Fresher 2',
        'Intermediate 0',
        'Expert 1',
      ])
        expect(panel.getByRole('checkbox', { name })).toBeDefined()
      for (const name of ['Part time 1', 'Internship 0', 'Freelance 0', '₹5–7 LPA 2', '₹7–10 LPA 1'])
        expect(panel.getByRole('radio', { name })).toBeDefined()
      await user.click(panel.getByRole('checkbox', { name: 'Pune 2' }))
      await found(2)
      expect(address()).toBe('/jobs?location=Pune')
      await user.click(panel.getByRole('radio', { name: 'Full time 1' }))
      await found(1)
      await user.click(panel.getByRole('checkbox', { name: 'Fresher 1' }))
      await user.click(panel.getByRole('radio', { name: '₹3–5 LPA 1' }))
      await user.click(await panel.findByRole('checkbox', { name: 'Tally 1' }))
      const [category] = await within(panel.getByRole('group', { name: 'Category' })).findAllByRole('checkbox')
      if (category) await user.click(category)
      await waitFor(() =>
        expect(address()).toBe(
          '/jobs?location=Pune&type=Full%20Time&experience=Fresher&salary=3-5&category=1&tags=Tally',
        ),
      )
      await screen.findByRole('link', { name: 'Tally clerk' })
      const chips = within(screen.getByRole('list', { name: 'Chosen filters' }))
      await user.click(chips.getByRole('button', { name: 'Remove Pune' }))
      await waitFor(() => expect(address()).not.toContain('location'))
      await user.click(chips.getByRole('button', { name: 'Clear all' }))
      await found(3)
      expect(address()).toBe('/jobs')
    })

    test('are restored from the URL with the search, and their collapsed panel stays collapsed [C-087 C-096 E-238]', async () => {
      const { show, employerId } = await aReader()
      await aJob({ employerId, title: 'Tally clerk' })
      await aJob({ employerId, title: 'Tester' })
      const { user, storage, back } = await show('/jobs?term=clerk&location=Pune&type=Full%20Time')
      await found(1)
      expect(searchBox().value).toBe('clerk')
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pune 1' }).checked).toBe(true)
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Full time 1' }).checked).toBe(true)
      await user.click(screen.getByRole('button', { name: 'Clear all' }))
      await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull())
      await back()
      await screen.findByRole('list', { name: 'Chosen filters' })
      await user.click(screen.getByRole('button', { name: 'Filters', expanded: true }))
      expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
      expect(storage.getItem('pramaan.jobs.filters')).toBe('closed')
    })
  })
}
