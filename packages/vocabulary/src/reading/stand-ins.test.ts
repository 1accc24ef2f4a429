import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'
import { standInsFor } from '../testing/around.ts'

test.each([
  ['R', ['Statistics', 'SAS', 'SPSS']],
  ['VBA', ['Advanced Excel', 'Excel VBA Developer']],
  ['golang', ['Go Developer', 'Backend Developer']],
  ['swift', ['iOS Development', 'iOS Developer', 'Mobile App Developer']],
  ['objective c', ['iOS Development', 'iOS Developer']],
  ['ruby', ['Ruby on Rails Developer']],
  ['terraform', ['DevOps Engineer']],
  ['redis', ['Backend Developer']],
  ['tableau', ['Data Analyst', 'Power BI']],
  ['final cut pro', ['Adobe Premiere Pro']],
  ['mri', ['X-Ray Technician']],
  ['kaizen', ['Production Engineer']],
  ['background verification', ['Employee Onboarding']],
  ['salesforce', ['Salesforce Development', 'Salesforce Developer', 'Salesforce Administrator']],
  ['service now', ['ServiceNow Developer']],
  ['agronomist', ['Agri Sales Officer', 'Farmer', 'Dairy & Poultry Supervisor']],
  ['translator', ['Content Writer', 'Foreign Language Teacher']],
  ['dietician', ['Fitness Trainer', 'Nutrition & Diet Planning']],
  ['lawyer', ['Legal Executive', 'Litigation']],
  ['legal', ['Litigation', 'Legal Drafting']],
  ['dentist', ['Doctor', 'Dental Assistant']],
  ['veterinary doctor', ['Veterinary Assistant', 'Dairy & Poultry Supervisor']],
  ['photographer', ['Video Editor', 'Photography', 'Drone Pilot']],
  ['tailor', ['Sewing Machine Operator', 'Pattern Maker', 'Fashion Designer']],
  ['goldsmith', ['Jewellery Designer', 'Jewellery Making']],
  ['merchant navy', ['Mechanical Engineer', 'Maintenance Engineer']],
  ['carpenter', ['Shuttering Worker', 'Construction Worker']],
  ['plumber', ['Pipe Fitter', 'Borewell Technician']],
  ['lifeguard', ['Fireman', 'Sports Coach']],
  ['air hostess', ['Airport Ground Staff', 'Food & Beverage Steward']],
  ['cobbler', ['Tailor']],
  ['librarian', ['Library Assistant', 'Document Controller']],
  ['statistician', ['Data Analyst', 'Statistics']],
  ['actuary', ['Financial Analyst', 'Insurance Knowledge']],
  ['psychologist', ['Counsellor', 'Psychology']],
  ['gardener', ['Farmer', 'Helper']],
  ['watchman', ['Security Supervisor', 'CCTV Operator', 'Ex-Serviceman']],
  ['atm custodian', ['Cashier', 'Cash Handling']],
])('in place of “%s” may stand %j', (text, labels) => {
  expect(standInsFor(text)).toEqual(expect.arrayContaining(labels))
})

test.each([
  ['R', ['Microsoft Excel', 'Google Sheets']],
  ['kotlin', ['Pandas', 'Django']],
  ['swift', ['Java', 'Python', 'PHP']],
  ['ruby', ['Java', 'C#']],
  ['terraform', ['Git']],
  ['probability', ['Microsoft Excel']],
  ['active directory', ['Computer Hardware']],
  ['mri', ['Phlebotomy', 'Optometry']],
  ['sewage treatment', ['Land Surveying']],
  ['garment construction', ['Interior Design']],
  ['fibre splicing', ['Solar Panel Installation', 'AC Repair']],
  ['agriculture officer', ['Sales Executive', 'Gardener', 'Maid', 'Food Technologist', 'Helper']],
  ['translator', ['Sales Executive', 'Nurse', 'Marketing Executive']],
  ['dietician', ['Lifeguard', 'Dancer', 'Food Technologist', 'Gym Manager']],
  ['lawyer', ['Company Secretary', 'Compliance Officer', 'Accountant', 'Chartered Accountant']],
  ['dentist', ['Veterinary Doctor', 'Embryologist', 'Nurse', 'Lab Technician', 'Physiotherapist']],
  ['veterinary doctor', ['Doctor', 'Dentist', 'Food Technologist', 'Agriculture Officer']],
  ['photographer', ['Event Coordinator', 'Promoter', 'Airport Ground Staff', 'Machine Operator']],
  ['tailor', ['CNC Operator', 'Machine Operator', 'Graphic Designer']],
  ['goldsmith', ['Beautician', 'Tailor', 'Retail Sales Associate']],
  ['pilot', ['Drone Pilot', 'Video Editor', 'Airport Ground Staff', 'Travel Consultant']],
  ['tattoo artist', ['Hotel Manager', 'Tailor', 'Fashion Designer']],
  ['farmer', ['Delivery Executive', 'Office Boy', 'Chef']],
  ['plumber', ['Helper', 'Maintenance Technician', 'CNC Operator']],
  ['librarian', ['Nanny', 'Receptionist', 'Sales Coordinator', 'Teacher']],
  ['yoga teacher', ['Physiotherapist', 'Security Guard', 'Dancer']],
  ['psychologist', ['Physiotherapist', 'Survey Executive', 'Admission Manager']],
  ['optometrist', ['Physiotherapist', 'Audiologist']],
  ['chef', ['Receptionist', 'Cabin Crew', 'Gardener']],
  ['x-ray technician', ['Lab Technician', 'Microbiologist', 'Nurse']],
  ['security guard', ['Cashier', 'Toll Collector', 'Lifeguard', 'ATM Custodian', 'Cash Handling']],
  ['watchman', ['ATM Custodian', 'Cash Handling', 'Bank Teller']],
  ['police constable', ['ATM Custodian']],
  ['fireman', ['ATM Custodian']],
  ['atm custodian', ['Security Guard', 'Fireman']],
  ['driver', ['Bus Conductor', 'Ambulance Technician']],
  ['real estate sales executive', ['Facility Executive']],
  ['hotel manager', ['Salon Manager']],
  ['printing press operator', ['Graphic Designer']],
  ['librarian', ['School Office Executive']],
  ['bank teller', ['Promoter', 'ATM Custodian', 'Street Vendor']],
])('in place of “%s” never stands any of %j', (text, labels) => {
  const standIns = standInsFor(text)
  expect(labels.filter((label) => standIns.includes(label))).toEqual([])
})

/** Titles that say nothing about the work, or that no other work is like. */
const likeNoOther = ['Intern', 'Freelancer', 'Audiologist', 'Pilot', 'Astrologer', 'Priest', 'Fisherman', 'Homemaker']

test('all other titles have one that may stand in their place', () => {
  const titles = new Set(conceptEntries.title.map(({ label }) => label))
  const alone = [...titles].filter((label) => !standInsFor(label).some((other) => titles.has(other)))
  expect(alone.toSorted()).toEqual(likeNoOther.toSorted())
})
