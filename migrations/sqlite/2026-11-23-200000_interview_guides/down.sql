DROP TABLE interview_guides;
