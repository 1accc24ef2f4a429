import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { daysLeft, isOpen } from '@pramaan/domain/drive'
import { amountText } from '@pramaan/domain/money'
import { averagePackage } from '@pramaan/features/drives/card/drive-facts.ts'
import { lastDay, wireDayText } from '@pramaan/features/drives/drive-days.ts'
import { domainDrawing } from '@pramaan/features/fields/field-drawing.ts'
import { Cover } from '@pramaan/ui/cover'
import { FactStrip } from '@pramaan/ui/fact-strip'
import { useLabels } from '@pramaan/ui/labels'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { ReviewedDrive, StatusCounts } from './use-drive-applicants.ts'

/** The reviewed drive in one line of facts; an unknown one is N/A. */
export function DriveFacts({ drive, counts }: { drive: ReviewedDrive; counts: StatusCounts }) {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { now } = usePlatform()
  const prices = useQuery(api.payments.prices.query())
  const pay = averagePackage(drive)
  const fee = prices.data && amountText(prices.data.data.PlacementDrive)
  const ends = isOpen(lastDay(drive), now())
    ? t('review.endsOn', { days: daysLeft(lastDay(drive), now()) })
    : t('review.over', { date: wireDayText(drive.ToDate) })
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('review.ends'), value: ends },
    { label: t('review.openings'), value: number(drive.Openings) },
    { label: t('review.companies'), value: drive.TotalCompany !== null && number(drive.TotalCompany) },
    { label: t('review.package'), value: pay },
    { label: t('review.fee'), value: fee },
    { label: t('review.paid'), value: number(counts.Applied ?? 0) },
  ]
  return <FactStrip facts={facts} picture={<Cover drawing={domainDrawing(drive.DomainID)} image={drive.Image} />} />
}
