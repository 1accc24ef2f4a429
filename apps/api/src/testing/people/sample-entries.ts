/** A degree as a candidate enters it. */
export const sampleEducation = {
  school: 'मॉडेल कॉलेज 🏫',
  degree: 'BCA',
  qualification: 'Graduation',
  startYear: 2018,
  endYear: 2021,
}

/** A past job as a candidate enters it. */
export const samplePosition = {
  title: 'Analyst',
  companyName: 'Demo Works',
  startMonth: 'jan' as const,
  startYear: 2022,
  endMonth: 'mar' as const,
  endYear: 2023,
}
