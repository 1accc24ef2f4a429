import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Reads jobs from a public page with schema.org JobPosting; errors show at the field. */
export function PageSource({ onRead }: { onRead: (importId: number) => void }) {
  const t = useTexts()
  const { jobImports } = useApi()
  const failureText = useFailureText()
  const [address, setAddress] = useState('')
  const read = useMutation({
    mutationFn: () => jobImports.fromPage({ body: { Url: address.trim() } }),
    onSuccess: ({ data }) => onRead(data.ID),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!read.isPending) read.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        className="w-full"
        label={t('import.page.label')}
        help={t('import.page.help')}
        value={address}
        error={read.error && failureText(read.error)}
        onChange={(event) => {
          setAddress(event.target.value)
          if (read.error) read.reset()
        }}
      />
      <Button type="submit" busy={read.isPending && t('import.page.busy')}>
        {t('import.page.read')}
      </Button>
    </form>
  )
}
