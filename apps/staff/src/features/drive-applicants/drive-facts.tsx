import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { daysLeft, isOpen } from '@pramaan/domain/drive'
import { amountText } from '@pramaan/domain/money'
import { averagePackage } from '@pramaan/features/drives/card/drive-facts.ts'
import { lastDay, wireDayText } from '@pramaan/features/drives/drive-days.ts'
import { domainDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { Cover } from '@pramaan/ui/cover'
import { FactStrip, factsOf } from '@pramaan/ui/fact-strip'
import { useLabels } from '@pramaan/ui/labels'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { ReviewedDrive, StatusCounts } from './use-drive-applicants.ts'

/** The reviewed drive in one line of facts, with skeletons until it is loaded; an unknown fact is N/A. */
export function DriveFacts({ drive, counts }: { drive: ReviewedDrive | undefined; counts: StatusCounts | undefined }) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { now } = usePlatform()
  const prices = useQuery(api.payments.prices.query())
  const factOf = factsOf(drive)
  const endOf = (one: ReviewedDrive) =>
    isOpen(lastDay(one), now())
      ? t('review.endsOn', { days: daysLeft(lastDay(one), now()) })
      : t('review.over', { date: wireDayText(one.ToDate) })
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('review.ends'), value: factOf(endOf) },
    { label: t('review.openings'), value: factOf(({ Openings }) => number(Openings)) },
    {
      label: t('review.companies'),
      value: factOf(({ TotalCompany }) => TotalCompany !== null && number(TotalCompany)),
    },
    { label: t('review.package'), value: factOf(averagePackage) },
    { label: t('review.fee'), value: factsOf(prices.data)(({ data }) => amountText(data.PlacementDrive)) },
    { label: t('review.paid'), value: factsOf(counts)(({ Applied }) => number(Applied ?? 0)) },
  ]
  return (
    <FactStrip
      facts={facts}
      picture={factOf(({ DomainID, Image }) => <Cover drawing={domainDrawing(DomainID)} image={Image} />)}
    />
  )
}
