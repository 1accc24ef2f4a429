import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { type MemberApp, membersOf } from '@pramaan/app-shell/testing/member-app.ts'
import { educations, experiences } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Api } from '../posting-app.ts'

/** How an app shows the facts and dates of a candidate's profile. */
export function shownProfile(api: Api, member: MemberApp) {
  const { aMember, showTo } = membersOf(api, member)
  const aFindable = findableCandidates(api)

  /**
   * An experienced candidate without birthday and gender, with one entry whose dates are the wrong way round and one
   * without an end.
   */
  async function opened() {
    const person = await aFindable(
      { experienceLevel: 'Experienced' },
      { account: { fullName: 'Asha Demo' }, experience: { title: 'Welder' } },
    )
    const { id: candidateId } = person
    const dates = { startMonth: 'dec', startYear: 2022, endMonth: 'jan', endYear: 2022 }
    await api.db.insert(experiences).values({ candidateId, title: 'Backwards', companyName: 'Demo Works', ...dates })
    const school = { school: 'A school', degree: 'BSc', qualification: 'Graduation', startYear: 2018, endYear: null }
    await api.db.insert(educations).values({ candidateId, ...school })
    const isCandidate = member.as === 'Candidate'
    await showTo(
      isCandidate ? person : await aMember(),
      isCandidate ? '/candidate-profile' : `/candidate-profile-ro?candidateID=${candidateId}`,
    )
    await screen.findByRole('heading', { level: 1, name: /^Asha Demo/ })
  }
  const card = (title: string) => {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section')
    return within(section ?? document.body)
  }

  describe('a profile', () => {
    test('says the years that were stated where a position has no dates, and invents none', async () => {
      const person = await aFindable({ experienceLevel: 'Experienced' }, { account: { fullName: 'Ravi Demo' } })
      const told = { title: 'Area Sales Manager', companyName: '', working: true, statedYears: 6 }
      await api.db.insert(experiences).values({ candidateId: person.id, ...told })
      const isOwn = member.as === 'Candidate'
      const path = isOwn ? '/candidate-profile' : `/candidate-profile-ro?candidateID=${person.id}`
      await showTo(isOwn ? person : await aMember(), path)
      expect(
        (await screen.findByRole('heading', { level: 1, name: /^Ravi Demo/ })).parentElement?.nextSibling?.textContent,
      ).toBe('Area Sales Manager')
      expect(card('Experience').getByRole('heading', { level: 3 }).textContent).toBe('Area Sales Manager')
      expect(card('Experience').getByText(/^6 yrs in all/)).toBeDefined()
      expect(card('Experience').queryByText(/today/)).toBeNull()
      expect(Boolean(card('Experience').queryByText('Add the dates'))).toBe(isOwn)
    })

    test('reads N/A where a fact is missing, leaves out a position whose dates can’t be, and ends an education without an end this year [C-485 E-836 S-264 S-265]', async () => {
      await opened()
      expect(card('Personal information').getAllByText('N/A').length).toBeGreaterThan(1)
      const positions = card('Experience').getAllByRole('heading', { level: 3 })
      expect(positions.map(({ textContent }) => textContent)).toEqual(['Welder'])
      expect(screen.queryByText('Backwards')).toBeNull()
      expect(card('Education').getByText('2026')).toBeDefined()
    })
  })
}
