import { listed, type NameRegion } from './region.ts'

/** Bengal, Odisha, Assam and the rest of the North-East. */
export const east: readonly NameRegion[] = [
  {
    region: 'Bengal',
    women: listed(`Aditi Ananya Ankita Aparna Arpita Barnali Debjani Debolina Disha Ishani Jhuma Koyel Madhumita Mitali
      Moumita Nabanita Oindrila Paramita Payel Piyali Poulami Priyanka Riya Rituparna Sanchita Shreya Shrabani Sohini
      Soumi Sudeshna Sukanya Sutapa Swagata Tanushree Tiyasha Trisha`),
    men: listed(`Abhijit Abhirup Anirban Arijit Arka Arnab Avik Ayan Biswajit Debashis Debjit Dipankar Indranil Joydeep
      Kaushik Kingshuk Koushik Krishnendu Nilanjan Partha Prosenjit Rajdeep Rohan Sandip Sayan Shubhajit Somnath Souvik
      Soumyadeep Subhadip Sudip Sukanta Suman Suvendu Tamal Tanmoy Uttam`),
    surnames: listed(`Adhikary Bag Bagchi Banerjee Banik Basak Basu Bera Bhattacharya Bhowmick Biswas Bose Chakraborty
      Chatterjee Das Das Datta Dey Dey Dutta Ganguly Ghosh Ghosh Guha Halder Jana Kar Karmakar Kundu Lahiri Maity Majumdar
      Mallick Manna Mitra Mondal Mondal Mukherjee Nandi Naskar Pal Paul Pramanik Roy Roy Saha Samanta Santra Sarkar Sen
      Sengupta Sur`),
  },
  {
    region: 'Odisha',
    women:
      listed(`Ankita Archana Barsha Bijayalaxmi Deepika Gitanjali Ipsita Itishree Jyotirmayee Lipsa Lopamudra Madhusmita
      Mamata Monalisa Namita Pragyan Priyadarshini Puja Rashmita Sasmita Smruti Sonali Subhashree Sujata Swagatika`),
    men: listed(`Abinash Amiya Ashok Bibhuti Bikash Biswaranjan Chinmaya Debasish Dibyajyoti Gyana Jyoti Manas Manoj Nihar
      Pabitra Pratap Rakesh Ranjan Rashmiranjan Sanjaya Satyajit Saroj Sibasish Soumya Subrat Sudhansu Suraj Tapan`),
    surnames: listed(`Acharya Barik Behera Behera Biswal Das Dash Jena Khuntia Lenka Mahapatra Mallick Mishra Mohanty
      Mohapatra Nanda Nayak Padhi Panda Parida Patnaik Patra Pradhan Rath Rout Sahoo Samal Senapati Sethi Swain Tripathy`),
  },
  {
    region: 'Assam and the North-East',
    women: listed(`Anamika Bandana Barasha Bhaswati Bornali Daisy Dimpi Eliza Gitali Himakshi Jahnabi Jonali Karabi
      Kasturi Lipika Mayuri Mitali Nabanita Nilakshi Pallabi Pompi Rimjhim Rumi Sangita Sikha Sukanya`),
    men: listed(`Amlan Anupam Bhargav Bikash Bishal Debajit Dhruba Diganta Dipjyoti Gautam Hirak Jayanta Jintu Kaushik
      Kuldip Manash Mriganka Nabajyoti Nayan Partha Pranjal Rajdeep Rituraj Sanjib Simanta Tapan Utpal`),
    surnames:
      listed(`Baishya Barman Barua Bhuyan Bora Borah Borgohain Boro Brahma Chetia Chutia Das Deka Dutta Gogoi Gogoi
      Goswami Hazarika Kakati Kalita Konwar Lahon Mahanta Medhi Nath Pegu Phukan Rabha Saikia Saikia Sharma Singha
      Talukdar Tamuli`),
  },
  {
    region: 'Khasi, Mizo and Naga families',
    women: listed(
      'Banri Esther Grace Ibanri Lalhmingmawii Lily Lucy Mary Mercy Naomi Rebecca Rosy Ruth Sarah Vanlalruati',
    ),
    men: listed(
      'Abraham Alfred Benjamin Daniel David Donboklang Isaac Jonathan Joshua Lalrinawma Moses Peter Samuel Wanbok',
    ),
    surnames: listed(
      'Chishi Jamir Kharkongor Kikon Lalthanga Lyngdoh Marak Marbaniang Nongrum Pachuau Ralte Sangma Syiem',
    ),
  },
]
