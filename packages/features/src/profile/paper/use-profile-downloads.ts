import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { saveFile } from '@pramaan/app-shell/platform/save-file.ts'
import { useRef, useState } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

/** The file name of every saved profile (document 001 §9). */
const fileName = 'CV.pdf'

/** The ways to save a profile: as text, as pictures of `paper`, or by printing (document 001 §9). */
export function useProfileDownloads(candidateId: number) {
  const api = useApi()
  const t = useFeatureTexts()
  const paper = useRef<HTMLElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save(make: () => Promise<Blob>) {
    setProblem(undefined)
    setBusy(true)
    try {
      saveFile(fileName, await make())
    } catch (error) {
      console.error(error)
      setProblem(t('download.failed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    paper,
    busy,
    problem,
    dismiss: () => setProblem(undefined),
    text: () => save(async () => read((await api.resume.pdf({ params: { id: candidateId } })).data.url)),
    picture: () =>
      save(async () => {
        const { picturePdf } = await import('./picture-pdf.ts')
        if (!paper.current) throw new Error('There is no paper to draw')
        return picturePdf(paper.current)
      }),
    print: () => window.print(),
  }
}

async function read(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The profile's PDF answered ${answer.status}`)
  return answer.blob()
}
