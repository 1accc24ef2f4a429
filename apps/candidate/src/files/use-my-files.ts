import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import type { MyRecord } from '../record/my-record.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The minimum time that the message after an upload shows, in milliseconds (document 000 §9). */
const savedMilliseconds = 3000

/** Saves and removes the CV, the certificates and the photo, each at once (document 000 §7). */
export function useMyFiles({ ID: id }: MyRecord) {
  const api = useApi()
  const t = useTexts()
  const cache = useQueryClient()
  const params = { id }

  async function changed(text: Parameters<typeof t>[0]) {
    await cache.invalidateQueries({ queryKey: api.candidates.get.key })
    showToast({ text: t(text), tone: 'success', leastMilliseconds: savedMilliseconds })
  }
  // A save replaces all certificates, so it first reloads them: another tab may have added some.
  async function saveCertificates(change: (now: string[]) => string[]) {
    const { data } = await api.candidates.get({ params })
    const certificates = change('Certificates' in data ? data.Certificates : [])
    await api.candidates.updateCertificates({ params, body: { certificates } })
  }

  return {
    saveCv: async (cv: string | null) => {
      await api.candidates.updateCv({ params, body: { cv } })
      await changed(cv ? 'files.cv.saved' : 'files.cv.removed')
    },
    savePhoto: async (profileImage: string | null) => {
      await api.candidates.updateProfile({ params, body: { profileImage } })
      await changed(profileImage ? 'files.photo.saved' : 'files.photo.removed')
    },
    addCertificate: async (address: string) => {
      await saveCertificates((now) => [...now, address])
      await changed('files.certificate.saved')
    },
    removeCertificate: async (same: (address: string) => boolean) => {
      await saveCertificates((now) => now.filter((address) => !same(address)))
      await changed('files.certificate.removed')
    },
  }
}
