import { Button } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../platform/platform.tsx'
import { useFailureText } from '../router/error-page.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'

/** Downloads a candidate's profile as a text PDF, for the roles that may (document 002 §2.5, §6). */
export function ProfilePdfButton({ candidateId, className }: { candidateId: number; className?: string }) {
  const t = useKitTexts()
  const api = useApi()
  const failureText = useFailureText()
  const download = useMutation({
    mutationFn: () => api.resume.pdf({ params: { id: candidateId } }),
    onSuccess: ({ data }) => open(data.url),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return (
    <Button
      tone="quiet"
      {...(className && { className })}
      icon={<Download />}
      busy={download.isPending && t('profile.pdf.busy')}
      onClick={() => download.mutate()}
    >
      {t('profile.pdf')}
    </Button>
  )
}

function open(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
