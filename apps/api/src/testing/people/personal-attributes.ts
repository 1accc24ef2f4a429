import type { startApi } from '../server/start-api.ts'
import { fileOf, pictureBytes } from './sample-files.ts'

type Server = Pick<Awaited<ReturnType<typeof startApi>>, 'aCandidate' | 'as'>
type Client = Awaited<ReturnType<Server['as']>>
type Change = Parameters<Client['candidates']['updateProfile']>[0]['body']
type Written = { id: number; client: Client; eduID: number }

const study = { school: 'A school', degree: 'BSc', qualification: 'Graduation', startYear: 2018, endYear: 2021 }

/** Makes candidates who look for work, with all that a profile has but a photo, written by the calls of its screens. */
export function writtenCandidates(api: Server) {
  return async (profile: Change): Promise<Written> => {
    const { id } = await api.aCandidate()
    const client = await api.as({ id })
    const params = { id }
    await client.candidates.updateJoining({ params, body: { JoiningStatus: true, joiningInfo: { status: 'join' } } })
    const { data } = await client.candidates.addEducation({ params, body: study })
    const person = { name: 'Asha Joshi', gender: 'Male', dob: '2001-04-01', description: 'Ready to work.' } as const
    await client.candidates.updateProfile({ params, body: { ...person, ...profile } })
    return { id, client, eduID: data.eduID }
  }
}

const profile =
  (body: Change) =>
  ({ id, client }: Written) =>
    client.candidates.updateProfile({ params: { id }, body })

async function addPhoto({ id, client }: Written) {
  const file = fileOf('a-face.png', await pictureBytes('png'))
  const { data: image } = await client.files.uploadImage({ params: { product: 'avatar' }, file })
  await client.candidates.updateImage({ params: { id }, body: { image } })
}

const college =
  (school: string) =>
  ({ client, eduID }: Written) =>
    client.candidates.updateEducation({ params: { id: eduID }, body: { updatedEducationEntry: { ...study, school } } })

/** What never orders anybody and no opening for anybody (decision 180), each as a change of a written candidate. */
export const personalAttributes: readonly [string, (person: Written) => Promise<unknown>][] = [
  ['a name of another religion', profile({ name: 'Zoya Khan' })],
  ['a name of another caste', profile({ name: 'Amit Kamble' })],
  ['a name of two letters', profile({ name: 'Om' })],
  ['another gender', profile({ gender: 'Female' })],
  ['no gender', profile({ gender: null })],
  ['a photo', addPhoto],
  ['another age', profile({ dob: '1961-04-01' })],
  ['no birth date', profile({ dob: null })],
  ['another college', college('Accountant College of Tally and Java')],
  ['words of religion and caste', profile({ description: 'Hindu, Brahmin, Dalit, OBC, Muslim, Christian.' })],
]
