import type { startApi } from '@pramaan/api/testing'
import { closeApp, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import type { RegistrationStep } from '@pramaan/domain/registration'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '../routes.tsx'
import { texts } from '../texts/en.ts'

type Api = Awaited<ReturnType<typeof startApi>>
type Shown = Awaited<ReturnType<typeof showApp>>

/** The candidate app, as tests show it. */
export const app = { map: routes, catalogue: texts }

/** The app as a candidate in a step of the registration sees it. */
export async function aCandidateAt(api: Api, step: RegistrationStep, at = '/') {
  const person = await api.aCandidateInStep(step)
  const shown = await showAppAs(api, person.phone ?? '', 'Candidate', { ...app, at })
  return { ...shown, person, stepOf: () => stepIn(shown) }
}

/** Moves a candidate from the fresher-or-working choice to a later step, through the API. */
export async function bringTo(
  api: Api,
  shown: Awaited<ReturnType<typeof aCandidateAt>>,
  level: 'Fresher' | 'Experienced',
  step: 1 | 2 | 3,
) {
  const { session } = shown.platform
  const ID = shown.person.id
  const call = session.api.registration
  await call.register({ body: { step: -2, ID, selectedExperience: level } })
  const work = { experience: 3, currentJob: 'Tester', currentDomain: 1, college: 'A college' }
  const careerData = { education: 'Graduation', degree: 'B.Sc.', domain: 1, ...(level === 'Experienced' && work) }
  if (step > 1) await call.saveStep({ params: { step: 1, id: ID }, body: { careerData } })
  const skillsData = { GeneralSkills: [], ProfessionalSkills: ['React'] }
  if (step > 2) await call.saveStep({ params: { step: 2, id: ID }, body: { skillsData } })
  closeApp()
  const again = await showApp(api, { ...app, storage: shown.storage, send: shown.send })
  return { ...again, stepOf: () => stepIn(again) }
}

function stepIn({ platform }: Shown) {
  return platform.session.tokens.store.getState().person?.registrationStep
}

/**
 * Waits for a screen by its title; by element, because searching texts and roles among nine hundred skills takes too
 * long.
 */
export function heading(name: string) {
  return waitFor(() => {
    const shown = document.querySelector('h1')?.textContent
    if (shown !== name) throw new Error(`${shown} shows, not ${name}. It says: ${complaints() || 'nothing'}`)
  })
}

/** The errors on the screen, and the fields they are about. */
function complaints() {
  const wrong = document.querySelectorAll<HTMLInputElement>('[role=alert], [aria-invalid=true], [aria-busy=true]')
  return [...wrong].map(({ id, textContent, value }) => [id, textContent, value].filter(Boolean).join(' ')).join('; ')
}

/** A button by its label. */
export const press = (name: string) => screen.getByText(name, { selector: 'button' })

/** A field's value. */
export const contentOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** Fills in the education and work fields that a Fresher needs. */
export async function fillCareer(user: Shown['user']) {
  await screen.findByText('Graduation', { selector: 'option' })
  await user.selectOptions(screen.getByLabelText('Highest education completed'), 'Graduation')
  await user.type(screen.getByLabelText('Field of study'), 'B.Sc. Demo')
  const domains = screen.getByLabelText<HTMLSelectElement>('Domains of interest')
  await waitFor(() => {
    if (domains.options.length < 2) throw new Error('The domains are still loading')
  })
  await user.selectOptions(screen.getByLabelText('Domains of interest'), '1')
}
