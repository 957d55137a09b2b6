-- Η όψη που διαβάζει η υπηρεσία. Αλλάξτε το FROM και τις στήλες του d στα δικά σας ονόματα.
-- The view that the service reads. Change the FROM and the columns of d to names of your own.
-- Ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ, βαθμός από 0 έως 1, κατάσταση valid ή revoked.
-- Dates as text YYYYMMDD, the grade from 0 to 1, the status valid or revoked.
CREATE OR ALTER VIEW V_DEGREES AS
SELECT
  CAST(d.certificate_id AS NVARCHAR(25)) AS CERTIFICATEID,
  CAST(d.title_id AS NVARCHAR(25)) AS TITLEID,
  CAST(d.registration_id AS NVARCHAR(25)) AS REGISTRATIONID,
  CAST(d.system_id AS NVARCHAR(64)) AS SYSTEMID,
  CAST(d.grade_description AS NVARCHAR(60)) AS GRADEDESCRIPTION,
  CAST(d.grade_value AS FLOAT) AS GRADEVALUE,
  CAST(CONVERT(CHAR(8), d.date_issued, 112) AS NVARCHAR(8)) AS DATEISSUED,
  CAST(CONVERT(CHAR(8), d.valid_from, 112) AS NVARCHAR(8)) AS VALIDFROM,
  CAST(d.status AS NVARCHAR(20)) AS STATUS,
  CAST(CONVERT(CHAR(8), d.status_date, 112) AS NVARCHAR(8)) AS STATUSDATE,
  CAST(d.ssn AS NVARCHAR(11)) AS SSN,
  CAST(d.ssn_country AS NVARCHAR(2)) AS SSNCOUNTRY,
  CAST(d.tin AS NVARCHAR(9)) AS TIN,
  CAST(d.tin_country AS NVARCHAR(2)) AS TINCOUNTRY,
  CAST(d.first_name_el AS NVARCHAR(40)) AS FIRSTNAMEEL,
  CAST(d.first_name_en AS NVARCHAR(40)) AS FIRSTNAMEEN,
  CAST(d.last_name_el AS NVARCHAR(45)) AS LASTNAMEEL,
  CAST(d.last_name_en AS NVARCHAR(45)) AS LASTNAMEEN,
  CAST(d.middle_name_el AS NVARCHAR(40)) AS MIDDLENAMEEL,
  CAST(d.middle_name_en AS NVARCHAR(40)) AS MIDDLENAMEEN,
  CAST(d.father_name_el AS NVARCHAR(20)) AS FATHERNAMEEL,
  CAST(d.father_name_en AS NVARCHAR(20)) AS FATHERNAMEEN,
  CAST(d.mother_name_el AS NVARCHAR(20)) AS MOTHERNAMEEL,
  CAST(d.mother_name_en AS NVARCHAR(20)) AS MOTHERNAMEEN,
  CAST(CONVERT(CHAR(8), d.birth_date, 112) AS NVARCHAR(8)) AS BIRTHDATE,
  CAST(d.birth_year AS NUMERIC(4,0)) AS BIRTHYEAR,
  CAST(d.gender AS NUMERIC(1,0)) AS GENDER,
  CAST(d.citizenship AS NVARCHAR(2)) AS CITIZENSHIP
FROM student_degrees d;
GO

-- Λογαριασμός που διαβάζει μόνο την όψη. Ορίστε δικό σας κωδικό.
-- An account that reads the view alone. Set a password of your own.
-- CREATE LOGIN perga_reader WITH PASSWORD = '…';
CREATE USER perga_reader FOR LOGIN perga_reader;
GRANT SELECT ON V_DEGREES TO perga_reader;
